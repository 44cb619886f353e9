export interface XmlElement {
  readonly attributes: string;
  readonly content: string;
}

/**
 * The elements of a name, in order, none of them within another. One that is not closed ends them: to look for its end
 * again from every later one would take time quadratic in the text.
 */
export function* elementsOf(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<(x:)?${name}(?=[\\s/>])`, 'g');
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const end = xml.indexOf('>', opening.lastIndex);
    if (end < 0) return;
    const attributes = xml.slice(opening.lastIndex, end);
    const isEmpty = attributes.endsWith('/');
    const close = isEmpty ? end + 1 : xml.indexOf(`</${found[1] ?? ''}${name}>`, end);
    if (close < 0) return;
    yield { attributes, content: xml.slice(end + 1, close) };
    opening.lastIndex = close;
  }
}
