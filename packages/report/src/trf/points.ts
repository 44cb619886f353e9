/**
 * Points of columns 81-84 in hundredths: `11.5`, `7`, `3,5`, `3½` (formats 3 #19). Null if blank or
 * no number.
 */
export function readPoints(text: string): number | null {
  const [, whole = '', half, fraction = ''] = /^(\d{0,4})(?:(½)|[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && half === undefined && fraction === '') return null;
  return Number(whole) * 100 + (half ? 50 : Number(fraction.padEnd(2, '0')));
}
