/** All bytes of what comes in chunks, each of which is good until the next. */
export const whole = (chunks: Iterable<Uint8Array>): Uint8Array =>
  Buffer.concat(Array.from(chunks, (chunk) => chunk.slice()));
