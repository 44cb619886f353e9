const marked = 'base64:';

/** The key of licence tokens as a store of texts keeps it: the text itself, or bytes in base64 behind a mark. */
export const licenceKeyIn = (text: string): Uint8Array =>
  text.startsWith(marked)
    ? Uint8Array.from(atob(text.slice(marked.length)), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(text);

/** The reverse, of any bytes. */
export const licenceKeyText = (key: Uint8Array): string => `${marked}${btoa(String.fromCharCode(...key))}`;
