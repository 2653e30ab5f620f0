/** The pages in other languages than English: each language is an entry of content/languages.yaml, and a folder with records like those in English. */
import { type Kind, kinds, type PageRecord, pathOf } from './records.ts';
import type { Content } from './schema.ts';
import type { Words } from './schemas/languages.ts';

type Entry = PageRecord & { slug: string };

/** Returns the records of a kind in all other languages; their slugs begin with the language. */
export const entriesOf = (content: Content, kind: Kind): Entry[] =>
  (content as unknown as Record<string, Entry[] | undefined>)[`${kind}In`] ?? [];

/** Returns those in a language, with the slugs of the records in English. */
const ownOf = (content: Content, code: string, kind: Kind): Entry[] =>
  entriesOf(content, kind)
    .filter(({ slug }) => slug === code || slug.startsWith(`${code}/`))
    .map(entry => ({ ...entry, slug: entry.slug.slice(code.length + 1) }));

/** Returns all languages, each with its `folder` in addresses and the `paths`, in English, of the pages that it has; English has all. Throws if one has no entry. */
export function languagesOf(content: Content) {
  const codes = kinds.flatMap(kind => entriesOf(content, kind).map(({ slug }) => slug.replace(/\/.*/, '')));
  for (const code of codes.filter(code => !content.languages[code])) {
    const cause = { file: 'content/languages.yaml' };
    throw new Error(`content/${code}/ has pages, but content/languages.yaml has no entry "${code}": add it`, { cause });
  }
  return Object.entries(content.languages).map(([code, { lang, tag, name }]) => ({
    code,
    lang,
    tag,
    name,
    folder: code === 'en' ? '' : `/${code}`,
    // A record without a head is a part of a page.
    paths: kinds.flatMap(kind =>
      ownOf(content, code, kind).flatMap(entry => ('head' in entry ? pathOf(kind, entry.slug) : [])),
    ),
  }));
}

export type Language = ReturnType<typeof languagesOf>[number];

/** Returns content as the module of a page sees it in a language, whose words are those of `en`: with its records, and the prices and drawings of English. */
export function contentIn(content: Content, code: string): Content {
  const words = content.languages[code];
  if (code === 'en' || !words) return content;
  const english = { ...content, system: { ...content.system, pillars: [] } };
  const records = kinds.map(kind => {
    const own = ownOf(content, code, kind);
    const inWords = (record: PageRecord) =>
      withOwn(
        record,
        own.find(({ slug }) => slug === (record.slug ?? '')),
        words.offers,
        pathOf(kind, record.slug),
      );
    const found = english[kind] as PageRecord | readonly PageRecord[];
    return [kind, Array.isArray(found) ? found.map(inWords) : inWords(found as PageRecord)];
  });
  return {
    ...english,
    ...(Object.fromEntries(records) as Pick<Content, Kind>),
    languages: { ...content.languages, en: words },
    navigation: words.navigation ?? content.navigation,
    offers: { ...content.offers, sections: {} as Content['offers']['sections'] },
    campaigns: (content.campaignsIn.find(({ slug }) => slug === code)?.list ?? []) as Content['campaigns'],
  };
}

/** Returns a record in the words of a language. Prices, tones and drawings are those of English; an offer without words has at least its name, in English. */
function withOwn(record: PageRecord, own: PageRecord | undefined, words: Words['offers'], path: string): PageRecord {
  const itemIn = <Item extends { id: string }>(item: Item) => ({ ...item, ...words[`${path}#${item.id}`] });
  const { head, offer, courses, packages } = record;
  // A copy would read the texts of all articles.
  if (!own && !offer && !courses && !packages) return record;
  const page = own && 'head' in own ? own : { ...record, ...own };
  const { name = record.name, title = record.title, ...said } = words[path] ?? {};
  return {
    ...page,
    ...(head && { head: { ...page.head, tone: head.tone, drawing: head.drawing } as typeof head }),
    ...(offer && {
      name,
      title,
      offer: { fee: offer.fee, per: offer.per, scene: offer.scene, places: offer.places, ...said } as typeof offer,
    }),
    ...(courses && { courses: courses.map(itemIn) }),
    ...(packages && { packages: packages.map(itemIn) }),
  };
}
