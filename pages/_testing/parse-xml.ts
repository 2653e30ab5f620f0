/** An XML element, with the features that a feed needs. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/** Parses XML strictly. Throws if it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i, '');
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const token = /<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const found = token.exec(body);
    if (!found) throw new Error(`not well-formed at: ${body.slice(at, at + 60)}`);
    const [whole, closing, opening, attributes = '', isEmpty, text] = found;
    if (/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i.test(whole))
      throw new Error(`an unescaped ampersand: ${whole}`);
    const last = open.at(-1) ?? top;
    if (text !== undefined) last.text += plain(text);
    else if (closing !== undefined) {
      if (last.name !== closing) throw new Error(`</${closing}> closes <${last.name}>`);
      open.pop();
    } else {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        plain(value),
      ]);
      const element = { name: opening ?? '', attributes: Object.fromEntries(pairs), children: [], text: '' };
      last.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length > 1 || top.children.length !== 1)
    throw new Error(`not a single complete element: <${open.at(-1)?.name}> is open`);
  return top.children[0] ?? top;
}
const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
