import type { Sent } from '../../functions/intake.ts';
import { trf } from '../event.ts';
import type { Planted } from './planted.ts';

interface Part {
  readonly name: string;
  readonly file?: string;
  readonly type?: string;
  readonly content: Uint8Array | string;
}

function form(parts: readonly Part[], boundary = 'b', preamble = ''): Sent {
  const pieces = parts.flatMap(({ name, file, type = 'application/octet-stream', content }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\ncontent-type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    body: Buffer.concat([preamble, ...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Names, files and contents of the parts of a form, and the licence list. */
export const formFields = (text: string): readonly Planted[] => {
  const report = { name: 'report', file: 'report', content: trf() };
  const licences = (content: string): Part => ({ name: 'licences', file: 'licences', content });
  const forms: Readonly<Record<string, Sent>> = {
    'file name': form([{ ...report, file: text }]),
    'part name': form([{ ...report, name: text }]),
    'other part': form([report, { name: text, content: text }]),
    'type of a part': form([{ ...report, type: `text/plain; charset="${text}"` }]),
    'report as text': form([{ name: 'report', content: text }]),
    preamble: form([report], 'b', `${text}\r\n`),
    'licence list': form([report, licences(text)]),
    'licence list, cut': form([report, licences(`{"1": "${text}`)]),
    'value of the licence list': form([report, licences(JSON.stringify({ 1: text }))]),
    'value for nobody': form([report, licences(JSON.stringify({ 9: text }))]),
    'key of the licence list': form([report, licences(JSON.stringify({ [text]: '90000000100' }))]),
    'list in the licence list': form([report, licences(JSON.stringify({ 1: [text] }))]),
  };
  return Object.entries(forms).map(([field, sent]) => ({ field: `form, ${field}`, sent }));
};
