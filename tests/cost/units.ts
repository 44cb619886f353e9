// biome-ignore lint/suspicious/noExplicitAny: an item as the document client has it.
type Item = Record<string, any>;

const kibibyte = 1024;

/** Bytes of an item as DynamoDB counts them (developer guide, "Item sizes and formats"). */
export const sizeOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0);

function valueSize(value: unknown): number {
  if (value === undefined) return 0;
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return numberSize(value);
  if (value instanceof Uint8Array) return value.length;
  const elements = Array.isArray(value) ? value : Object.entries(value as Item).flat();
  return 3 + elements.reduce((sum: number, element) => sum + 1 + valueSize(element), 0);
}

/** A byte for two digits, one more, and one for the sign. */
function numberSize(value: number): number {
  const digits = String(Math.abs(value))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (value < 0 ? 1 : 0);
}

/** An item is written in whole kibibytes and read in fours; what is not there costs as much as the smallest. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / kibibyte));
export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / (4 * kibibyte)));
