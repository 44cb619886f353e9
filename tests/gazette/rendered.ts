import {
  type ListFile,
  type Manifest,
  type Publication,
  type Rendering,
  render,
  sha256,
} from '@kuvvet/gazette';

async function written({ name, mediaType, rows, contents }: Rendering): Promise<ListFile> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of contents()) chunks.push(chunk.slice());
  return { name, mediaType, rows, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** The files of a list, whole. */
export const rendered = (list: Publication): Promise<readonly ListFile[]> =>
  Promise.all(render(list).map(written));

/** One of them; the others are not written. */
export async function fileOf(list: Publication, name: string): Promise<ListFile> {
  const rendering = render(list).find((candidate) => candidate.name === name);
  if (!rendering) throw new Error(`no ${name}`);
  return written(rendering);
}

/** What a manifest says of a file. */
export const entryOf = ({ name, mediaType, rows, bytes }: ListFile): Manifest['files'][number] => ({
  ...{ name, mediaType, bytes: bytes.length, rows, sha256: sha256(bytes) },
});
