import { useId, useState } from 'preact/hooks';

interface FileDropProps {
  readonly label: string;
  /** Of the file dialogue; a dropped file may be any. */
  readonly accept?: string;
  readonly about?: string;
  readonly take: (file: File) => void;
}

/** A file, chosen by keyboard or mouse, or dropped. */
export function FileDrop({ label, accept, about, take }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field within
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      }}
    >
      <label for={id}>{label}</label>
      {about && (
        <p id={`${id}-about`} class="small soft">
          {about}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={about ? `${id}-about` : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) take(file);
          // So that the same file, corrected, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
