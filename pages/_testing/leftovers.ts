/** Finds what nothing shows or uses any more: what is left when a part of the site was taken out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, type Pair, visit } from 'yaml';
import { tie } from '../../components/art/tie.ts';
import { plainTextOf } from '../../components/lib/inline-text.ts';
import { editYaml, set } from '../../components/testing/site-edits.ts';
import type { SiteCopy } from '../../content/testing/copy-site.ts';
import { filesUnder } from '../../generator/files.ts';
import { all, type OpenSite } from './open-site.ts';

/** A character that no text has. */
const markPattern = /[\uE000-\uF8FF]/;

/** Ends each word of languages.yaml and each claim with a mark, by which pages are searched for it, and connects the sign-up: it says more then. */
export function markTexts(copy: SiteCopy): void {
  let last = 0xe000;
  const isCode = ({ key, value }: Pair) =>
    /^(lang|tag|path)$/.test(`${key}`) || (`${key}` === 'name' && /^(email|name|phone)$/.test(`${value}`));
  const isOther = ({ key, value }: Pair) => !isMap(value) && `${key}` !== 'show';
  const marked = { 'languages.yaml': isCode, 'claims.yaml': isOther };
  for (const [file, isSkipped] of Object.entries(marked))
    editYaml(copy, file, document =>
      visit(document, {
        Pair: (_, pair) => (isSkipped(pair) ? visit.SKIP : undefined),
        Scalar(key, node) {
          if (key !== 'key' && typeof node.value === 'string') node.value += String.fromCharCode(last++);
        },
      }),
    );
  set(copy, 'site.yaml', { signup: { transport: 'post', action: 'https://forms.example/signup' } });
}

/** Returns a sentence for each text, claim, feature, fact and drawing that is left over in a marked copy. */
export function leftoversIn(root: string, site: OpenSite): string[] {
  const said = new Map(site.paths.map(page => [page, saidOn(site.html(page))]));
  const code = ['pages', 'islands', 'components', 'content']
    .flatMap(folder => filesUnder(path.join(root, folder)).map(file => path.join(root, folder, file)))
    .filter(file => /(?<!\.(?:test|e2e))\.tsx?$/.test(file))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  return [
    ...unshownTexts(site, said),
    ...unshownClaims(site, said),
    ...goneFeatures(root, site),
    ...unusedFacts(root, site, code),
    ...unshownDrawings(site, code),
  ];
}

const flat = (text: string) => text.replace(/\\n|\s+/g, ' ').trim();
const entities: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };
const decoded = (html: string) => html.replace(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => entities[name] ?? '');

/** Returns what a page says to anybody: its text, its attributes, among them the props of islands, and the drafts of its chats. */
export function saidOn(html: string): string {
  const body = html.replace(/<style[\s\S]*?<\/style>| d="[^"]*"/g, '');
  const drafts = Array.from(body.matchAll(/"https:\/\/wa\.me([^"]*)"/g), ([, url = '']) => decodeURIComponent(url));
  return flat([decoded(body), decoded(body.replace(/<[^>]*>/g, '')), ...drafts].join(' '));
}

/** Content that is not for pages as it is, or that is a page itself. */
const others = /^(site|claims|clients|theme|features|policies|posts|photos|drawings|scenes|covers|borders)$/;

/** Texts that a page shows at times: until a name is known, if there is only one, in a preview. Of sheets, some forms leave out a part. */
const atTimes = /\.(sheet|offer\.(per|dates)|author\.text|founder|draft|call\.text|topic\.one|refund|sample)\b/;

/** Words of which the facts choose some, or which stand together. A language has words for pages that it lacks, too. */
const keyOf = (at: string) =>
  at
    .replace(/^languages\.\w+/, 'languages')
    .replace(/(?<=^languages\.(?:offers\.[^.]+|numerals|fee|units|offer|campaign|hours|price|signup\.thanks))\..*/, '');

function unshownTexts({ content, text }: OpenSite, pages: Map<string, string>): string[] {
  const everywhere = [...pages.values(), flat(text('feed.xml'))].join(' ');
  /** Links end with words of their own, “(in English)”, and names in brackets are filled in. */
  const isShown = (text: string) =>
    text.split(/\]\([^)]*\)|\[\w+\](?!\()|\[/).every(part => {
      const words = flat(plainTextOf(part));
      return !/\p{L}/u.test(words) || everywhere.includes(words);
    });
  const shown = new Map<string, boolean>();
  for (const [name, value] of Object.entries(content).filter(([name]) => !others.test(name)))
    for (const { at, text } of textsIn(value, name)) {
      const mark = markPattern.exec(text)?.[0];
      const isName = name === 'languages' ? !mark : text.split(' ').length < 3;
      if (isName || atTimes.test(at)) continue;
      shown.set(keyOf(at), shown.get(keyOf(at)) || (mark ? everywhere.includes(mark) : isShown(text)));
    }
  const keysOf = (isSaid: boolean) => [...shown].filter(([, is]) => Boolean(is) === isSaid).map(([key]) => key);
  const said = keysOf(true);
  /** Names a record in place of its texts if none of them is shown. */
  const whole = (key: string): string => {
    const record = key.replace(/\.[^.]*$/, '');
    return record.includes('.') && !said.some(other => other.startsWith(`${record}.`)) ? whole(record) : key;
  };
  return [...new Set(keysOf(false).map(whole))].map(key => `${key}: no page shows it`);
}

/** Returns all texts in content, at any depth, but for the bodies of Markdown, which are pages. */
const textsIn = (value: unknown, at: string): { at: string; text: string }[] => {
  if (typeof value === 'string') return [{ at, text: value }];
  const parts = Object.entries(value ?? {}).filter(([key]) => typeof value === 'object' && key !== 'body');
  return parts.flatMap(([key, part]) => textsIn(part, `${at}.${key}`));
};

const unshownClaims = ({ content: { claims } }: OpenSite, said: Map<string, string>): string[] =>
  Object.entries(claims).flatMap(([id, { show, on }]) => {
    const mark = markPattern.exec(show)?.[0] ?? show;
    const shows = (page: string) => said.get(page)?.includes(mark) ?? false;
    const pages = [...said.keys()];
    if (!pages.some(shows)) return [`claims.${id}: no page shows it`];
    const missing = on.filter(page => (page === 'every page' ? !pages.every(shows) : !shows(page)));
    return missing.map(page => `claims.${id}.on: ${page} does not show it`);
  });

/** Returns the lines of the texts in content/ that contain a phrase: ["content/legal/cookie-policy.md:4"…]. */
const linesWith = (root: string, phrase: string): string[] =>
  filesUnder(path.join(root, 'content'))
    .filter(file => /\.(md|yaml)$/.test(file))
    .flatMap(file =>
      readFileSync(path.join(root, 'content', file), 'utf8')
        .split('\n')
        .flatMap((text, i) => (!text.startsWith('#') && text.includes(phrase) ? `content/${file}:${i + 1}` : [])),
    );

/** Finds features that no page has any more, each with the sentences that speak of it. */
const goneFeatures = (root: string, { content, paths, page }: OpenSite): string[] =>
  Object.entries(content.features).flatMap(([name, { element }]) => {
    if (paths.some(path => all(page(path), element).length > 0)) return [];
    const speaking = linesWith(root, `{feature.${name}}`).map(at => `${at}: speaks of {feature.${name}}`);
    return [`features.${name}: no page has it`, ...speaking];
  });

/** Finds prices, numbers and booking pages to which neither a text nor code refers. */
function unusedFacts(root: string, { content }: OpenSite, code: string): string[] {
  const { site, prices, numbers, ...others } = content;
  const named = new Set([...textsIn(others, '').map(({ text }) => text), ...namesIn(code)]);
  return Object.entries({ price: prices, number: numbers, 'site.bookings': site.bookings }).flatMap(([word, facts]) =>
    Object.keys(facts)
      .filter(name => !named.has(name) && !code.includes(`${word}s.${name}`))
      .filter(name => linesWith(root, `{${word}.${name}}`).length === 0)
      .map(name => `${word}.${name}: nothing refers to it`),
  );
}

/** Returns the names that code has in quotes: of="kite". */
const namesIn = (code: string) => new Set(Array.from(code.matchAll(/(['"])([\w-]+)\1/g), ([, , name = '']) => name));

/** Drawings that stand in no page and are no file of one. Cards are pictures: of what they show, only the name is known, as of borders. */
function unshownDrawings({ content, texts }: OpenSite, code: string): string[] {
  const { drawings, scenes, covers, borders, ...named } = content;
  const inContent = new Set(Object.values(named).flatMap(value => textsIn(value, '').map(({ text }) => text)));
  const inCode = namesIn(code);
  const pages = [...texts].filter(([file]) => file.endsWith('.html')).map(([, html]) => html);
  return Object.entries({ drawings, scenes, covers, borders }).flatMap(([folder, files]) =>
    files
      .filter(file => {
        const isFile = ['dark', 'bright'].some(ground => texts.has(`drawings/${folder}-${file.slug}-${ground}.svg`));
        const isNamed = /drawings|borders/.test(folder) && (inContent.has(file.slug) || inCode.has(file.slug));
        return !isFile && !isNamed && !pages.some(html => html.includes(tie(file).paths[0]?.d ?? ''));
      })
      .map(({ slug }) => `components/art/${folder}/${slug}.svg: no page shows it`),
  );
}
