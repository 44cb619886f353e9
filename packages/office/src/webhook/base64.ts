/** The bytes of a base64 text; null unless it is their one canonical spelling. */
export function base64Bytes(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}
