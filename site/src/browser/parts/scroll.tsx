import type { ComponentChildren } from 'preact';

/** A table that may be wider than the page: whoever has only a keyboard scrolls it too (WCAG 2.1.1). */
export const Scroll = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus
  <section class="scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
