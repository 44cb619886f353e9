/** An object or a list that is not closed yet, and the field or entry of it that is being read. */
interface Level {
  readonly fields: Set<string> | null;
  at: string | number;
}

const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{[\]},]/g;

/**
 * The path to the first field that an object of a valid JSON text has twice; null where none has. `JSON.parse` keeps the
 * last of them without a word (RFC 8259, 4). Linear in the text.
 */
export function repeatedField(text: string): readonly (string | number)[] | null {
  const levels: Level[] = [];
  for (const [token, string = '', colon] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ fields: new Set(), at: '' });
    else if (token === '[') levels.push({ fields: null, at: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at += 1;
    else if (colon !== undefined && level?.fields) {
      level.at = JSON.parse(string) as string;
      if (level.fields.has(level.at)) return levels.map(({ at }) => at);
      level.fields.add(level.at);
    }
  }
  return null;
}
