/** Measures what each part of a page adds to its transfer size. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Checked, Prepared } from '../../build.ts';
import { brotliBytes, type PageRecord } from '../../check/check.ts';
import { type Route, servedPath } from '../../model.ts';

const { isTag } = DomUtils;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** A file that a page refers to: whether the browser loads it at once, and its transferred bytes. */
type Loaded = { file: string; kind: string; isAtOnce: boolean; bytes: number };

export function weighParts(html: string, route: Route, record: PageRecord, prepared: Prepared, checked: Checked) {
  const { limits } = prepared.settings;
  const styles = Object.entries(prepared.compiled.inputs.get(route.page.file)?.styles ?? {});
  const compressed = brotliBytes(html);
  return {
    /** Bytes of the HTML with brotli, and their limit. */
    html: compressed,
    limit: record.isArticle ? limits.articleBytes : limits.pageBytes,
    sections: sectionsOf(html),
    styles: styles.map(([file, bytes]) => ({ file, bytes })).sort((a, b) => b.bytes - a.bytes),
    files: filesOf(html, record, prepared, checked),
    /** Bytes that a first visit to the page transfers. */
    first: compressed + checked.openingBytes(record),
  };
}

/** Returns for each part of a page its uncompressed bytes, and the compressed bytes that the page would save without it. */
function sectionsOf(html: string) {
  // A fast compression is enough to compare parts.
  const bytesOf = (text: string) => brotliBytes(text, 5);
  const whole = bytesOf(html);
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const [head, body] = children.filter(isTag)[0]?.children.filter(isTag) ?? [];
  const parts = [...headParts(head?.children.filter(isTag) ?? []), ...bodyParts(body?.children.filter(isTag) ?? [])];
  return parts.map(([name, elements]) => {
    const without = (text: string, { startIndex, endIndex }: Element) =>
      text.slice(0, startIndex ?? 0) + text.slice((endIndex ?? 0) + 1);
    const rest = elements.reduceRight(without, html);
    return { name, bytes: Buffer.byteLength(html) - Buffer.byteLength(rest), saves: whole - bytesOf(rest) };
  });
}

type Named = [name: string, elements: Element[]];

function headParts(elements: Element[]): Named[] {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const isData = element.attribs.type === 'application/ld+json';
    const name = element.name === 'style' ? 'style sheets' : isData ? 'structured data' : 'rest of the head';
    groups.set(name, [...(groups.get(name) ?? []), element]);
  }
  return [...groups];
}

const bodyParts = (elements: Element[]): Named[] =>
  elements.flatMap(part => {
    const inner = part.children.filter(isTag);
    return part.name === 'main' && inner.length > 1 ? inner.map(one => named(one, 'main › ')) : [named(part)];
  });

/** Names a part by its id or class, and its first heading. */
function named(part: Element, before = ''): Named {
  const { id, class: classes = '' } = part.attribs;
  const mark = id ? `#${id}` : classes && `.${classes.split(' ')[0]}`;
  const heading = DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), [part]);
  const title = heading ? ` “${DomUtils.textContent(heading)}”` : '';
  return [`${before}${part.name}${mark}${title}`, [part]];
}

const kinds: [kind: string, files: RegExp][] = [
  ['script', /\.js$/],
  ['style sheet', /\.css$/],
  ['font', /\.woff2?$/],
  ['icon', /\.ico$/],
  ['picture', /\.(png|jpe?g|gif|webp|avif|svg)$/],
];

/** Returns the site's files that a page refers to, and those that its scripts refer to in turn. */
function filesOf(html: string, { requests }: PageRecord, { address, compiled }: Prepared, { weights }: Checked) {
  const atOnce = new Set(requests.flatMap(({ hrefs }) => hrefs));
  const icons = new Set(requests.flatMap(({ hrefs, isIcon }) => (isIcon ? hrefs : [])));
  const card = /property="og:image" content="([^"]*)"/.exec(html)?.[1];
  const others = [...weights].filter(([file]) => !file.endsWith('.html'));
  const found = new Map<string, Loaded>();
  const search = (text: string, nameOf: (file: string) => string) => {
    for (const [file, bytes] of others) {
      if (found.has(file) || !text.includes(nameOf(file))) continue;
      const served = servedPath(file, address);
      const known = card === address.origin + served ? 'card' : icons.has(served) ? 'icon' : undefined;
      const kind = known ?? kinds.find(([, files]) => files.test(file))?.[0] ?? 'other';
      found.set(file, { file, kind, isAtOnce: atOnce.has(served), bytes });
      const script = kind === 'script' && compiled.assets.find(({ path }) => path === file);
      // Chunks refer to each other by relative path.
      if (script) search(Buffer.from(script.bytes).toString(), name => `./${name.replace(/^.*\//, '')}"`);
    }
  };
  search(html, file => servedPath(file, address));
  return [...found.values()].sort((a, b) => Number(b.isAtOnce) - Number(a.isAtOnce) || b.bytes - a.bytes);
}
