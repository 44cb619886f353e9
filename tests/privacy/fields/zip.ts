import { pack } from '../../office/pack.ts';
import { trf } from '../event.ts';
import type { Planted } from './planted.ts';

/** Names, contents and comment of a ZIP. */
export const zipFields = (text: string): readonly Planted[] => {
  const report = { name: 'rapor.trf', content: trf() };
  const zips: Readonly<Record<string, Buffer>> = {
    'name of the report': pack({ ...report, name: `${text}.trf` }),
    'name of a folder': pack({ ...report, name: `${text}/rapor.trf` }),
    'name of another file': pack(report, { name: `${text}.pdf`, content: text }),
    'name of a second report': pack(report, { ...report, name: `${text}.trf` }),
    'name of the licence list': pack(report, { name: `${text}.licences.json`, content: '{}' }),
    'name that leads out': pack(report, { name: `../${text}`, content: text }),
    'name that repeats': pack(report, { name: text, content: '' }, { name: text, content: '' }),
    'archive inside': pack(report, { name: text, content: pack({ ...report, name: text }) }),
    password: pack({ ...report, name: text, flags: 0x801 }),
    damage: pack({ ...report, name: text, checksum: 1 }),
    comment: Buffer.concat([pack(report), Buffer.from(text)]),
  };
  return Object.entries(zips).map(([field, body]) => ({ field: `ZIP, ${field}`, sent: { body } }));
};
