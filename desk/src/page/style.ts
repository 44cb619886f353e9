import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const style = readFileSync(join(import.meta.dirname, 'desk.css'));

const mark = createHash('sha256').update(style).digest('hex').slice(0, 12);

/** Another for every content, so that a browser may keep it. */
export const styleAddress = `/desk/desk.css?${mark}`;
