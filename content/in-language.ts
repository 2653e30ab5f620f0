/** The pages in other languages than English: each language is an entry of content/languages.yaml, and a folder with records like those in English. */
import type { Content } from './schema.ts';
import { ratesIn } from './schemas/rates.ts';

/** The pages that may be in other languages, by the names of their collections, with the paths in English. */
const pages = { homeIn: '', contactIn: '/contact', pricingIn: '/pricing', servicesIn: '/services' } as const;

/** Returns the paths, in English, of the pages of a collection that a language has: "gu" → "/contact/". */
export const pathsIn = (content: Content, code: string, kind: keyof typeof pages): string[] =>
  ofLanguage<{ slug: string }>(content[kind], code).map(({ slug }) => `${pages[kind]}${slug.slice(code.length)}/`);

const kinds = Object.keys(pages) as (keyof typeof pages)[];

/** Returns all languages, each with its `folder` in addresses and the `paths`, in English, of the pages that it has; English has all. Throws if one has no entry. */
export function languagesOf(content: Content) {
  const unknown = kinds.flatMap(kind => content[kind].map(({ slug }) => slug.replace(/\/.*/, '')));
  for (const code of unknown.filter(code => !content.languages[code])) {
    const cause = { file: 'content/languages.yaml' };
    throw new Error(`content/${code}/ has pages, but content/languages.yaml has no entry "${code}": add it`, { cause });
  }
  return Object.entries(content.languages).map(([code, { lang, tag, name }]) => ({
    code,
    lang,
    tag,
    name,
    folder: code === 'en' ? '' : `/${code}`,
    paths: kinds.flatMap(kind => pathsIn(content, code, kind)),
  }));
}

export type Language = ReturnType<typeof languagesOf>[number];

/** Returns content as the module of a page sees it in a language, whose words are those of `en`: with its records, and the prices and drawings of English. */
export function contentIn(content: Content, code: string): Content {
  const words = content.languages[code];
  if (code === 'en' || !words) return content;
  const one = <Entry extends { slug: string }>(entries: Entry[]) => ofLanguage(entries, code)[0];
  const named = <Offer>(path: string, offer: (name: string, forWhom: string) => Offer): Offer[] => {
    const own = words.rates[path];
    return own ? [offer(own.name, own.forWhom)] : [];
  };
  return {
    ...content,
    languages: { ...content.languages, en: words },
    navigation: words.navigation ?? content.navigation,
    rates: ratesIn(content.rates, words),
    offers: { ...content.offers, sections: {} as Content['offers']['sections'] },
    home: one(content.homeIn) ?? content.home,
    contact: one(content.contactIn) ?? content.contact,
    pricing: one(content.pricingIn) ?? content.pricing,
    services: ofLanguage(content.servicesIn, code).map(service => ({
      ...service,
      slug: service.slug.slice(`${code}/`.length),
    })),
    system: { ...content.system, pillars: [], ...(one(content.systemIn) as Content['system'] | undefined) },
    campaigns: (one(content.campaignsIn)?.list ?? []) as Content['campaigns'],
    branding: {
      ...content.branding,
      packages: content.branding.packages.flatMap(offer =>
        named(`/services/branding/#${offer.name.toLowerCase().replaceAll(' ', '-')}`, (name, bestFor) => ({
          ...offer,
          name,
          bestFor,
        })),
      ),
    },
    coaching: content.coaching.map(page => ({
      ...page,
      courses: page.courses.flatMap(course =>
        named(`/coach/${page.slug}/#${course.id}`, (title, format) => ({ ...course, title, format })),
      ),
    })),
  };
}

const ofLanguage = <Entry extends { slug: string }>(entries: readonly Entry[], code: string): Entry[] =>
  entries.filter(({ slug }) => slug === code || slug.startsWith(`${code}/`));
