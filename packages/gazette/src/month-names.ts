import type { Period } from '@kuvvet/engine';

const turkish = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
];
const english = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A month as people say it, the same on every machine: no locale of it is asked. */
export function monthNames(period: Period): { readonly tr: string; readonly en: string } {
  const [year, month] = period.split('-').map(Number);
  const at = (month ?? 1) - 1;
  return { tr: `${turkish[at]} ${year}`, en: `${english[at]} ${year}` };
}
