/** Parses the HTML of a page into its code, its policies, and a normalized form for comparing two versions. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** A script or a style sheet: its URL, or its inline text. */
type Code = { src: string | undefined; text: string };

type Html = {
  /** Scripts that a browser runs, so no data such as JSON-LD. */
  scripts: Code[];
  styles: Code[];
  /** The policies in meta elements. */
  policies: string[];
  /** All elements, their attributes and all text, independent of white space, comments, quotes and the order of attributes. */
  shape: string;
};

const isCode = (type = '') =>
  type === '' || /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

export function readHtml(html: string): Html {
  const read: Html = { scripts: [], styles: [], policies: [], shape: '' };
  let code: { text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, type } = attributes;
      const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
      read.shape += `<${name} ${sorted.map(([key, value]) => `${key}=${squeeze(value)}`).join(' ')}>`;
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        read.policies.push(attributes.content ?? '');
      if (name !== 'style' && !(name === 'script' && isCode(type))) return;
      const piece = { src, text: '' };
      (name === 'style' ? read.styles : read.scripts).push(piece);
      code = piece;
    },
    ontext(text) {
      if (code) code.text += text;
      else read.shape += text.replace(/\s+/g, '');
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') code = undefined;
    },
  });
  parser.end(html);
  return read;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Describes each inline script and style sheet of a page that a policy blocks. */
export function blockedBy(policy: string, { scripts, styles }: Html): string[] {
  const directives = new Map(
    policy.split(';').map(text => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const sourcesOf = (kind: string) =>
    directives.get(`${kind}-elem`) ?? directives.get(kind) ?? directives.get('default-src');
  const blocked = (kind: string, sources: string[] | undefined, pieces: readonly Code[]) =>
    pieces
      .filter(({ src, text }) => sources && src === undefined && !allows(sources, text))
      .map(({ text }) => `${kind} ${excerpt(text)}`);
  return [...blocked('script', sourcesOf('script-src'), scripts), ...blocked('style', sourcesOf('style-src'), styles)];
}

/** Quotes the beginning of a text. */
export const excerpt = (text: string): string => `“${squeeze(text).slice(0, 60)}…”`;

/** Returns whether a list of sources allows inline code. */
function allows(sources: readonly string[], text: string): boolean {
  const hasHashes = sources.some(source => /^'(sha\d+|nonce)-/.test(source));
  if (sources.includes("'unsafe-inline'") && !hasHashes) return true;
  return ['sha256', 'sha384', 'sha512'].some(kind =>
    sources.includes(`'${kind}-${createHash(kind).update(text).digest('base64')}'`),
  );
}
