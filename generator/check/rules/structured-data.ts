/** Structured data is valid JSON, and says nothing that the page does not show: search engines require that, and so does honesty. */
import { remembered } from '../../cache.ts';
import { squeeze } from '../parse-page.ts';
import { isLanguage } from './metadata.ts';
import { clip, type PageRule, type ParsedPage } from './rule.ts';

/** Properties that hold vocabulary, URLs and codes: no statements that a page could show in those words. */
const vocabulary = new Set([
  '@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap',
  'mainEntityOfPage', 'target', 'urlTemplate', 'serviceUrl', 'termsOfService',
  'priceCurrency', 'inLanguage', 'knowsLanguage', 'availableLanguage', 'addressCountry', 'position', 'latitude', 'longitude', 'wordCount',
  'timeRequired', 'courseMode', 'courseWorkload', 'contactType', 'bestRating', 'worstRating', 'priceRange', 'unitText', 'isAccessibleForFree',
]); // biome-ignore format: a list of words

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** What a page shows, to compare with structured data: as written and, which few pages need, normalized. */
type Shown = { raw: string; normalized: () => string; lang: string | undefined };

export const structuredData: PageRule = (page, { settings }, report) => {
  if (page.jsonLd.length === 0) return;
  const isWaived = (key: string) => vocabulary.has(key) || settings.waivers.some(({ property }) => property === key);
  const shown = shownOn(page);
  for (const text of page.jsonLd) {
    try {
      walk(JSON.parse(text), '', undefined);
    } catch (error) {
      report(`its structured data is not valid JSON: ${clip((error as Error).message)}`);
    }
  }

  function walk(value: unknown, key: string, currency: unknown): void {
    if (isWaived(key) || value === null || isTerm(value)) return;
    if (Array.isArray(value)) for (const item of value) walk(item, key, currency);
    else if (typeof value === 'object') {
      const { priceCurrency = currency } = value as { priceCurrency?: unknown };
      if (priceCurrency !== currency && !currencies.has(String(priceCurrency)))
        report(`its structured data says priceCurrency: ${quote(priceCurrency)}, which is not a currency code ("INR")`);
      for (const [inner, item] of Object.entries(value)) walk(item, inner, priceCurrency);
    } else {
      const fault = /price$/i.test(key) ? faultOfPrice(value, currency, shown) : faultOfLiteral(value, shown);
      if (fault) report(`its structured data says ${key}: ${quote(value)}${fault}`);
    }
  }
};

const notShown = ', which the page does not show';
const quote = (value: unknown) => `"${clip(String(value))}"`;

/** Returns what is wrong with a literal, if the page does not show it; of a date the day is enough. */
function faultOfLiteral(value: unknown, shown: Shown): string | undefined {
  const text = String(value);
  if (/^-?\d+(\.\d+)?$/.test(text))
    return isShown([text, formatOf(shown.lang).format(Number(text))], shown, includesNumber) ? undefined : notShown;
  const forms = [text, text.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')];
  return isShown(forms, shown, (page, form) => page.includes(form)) ? undefined : notShown;
}

/** Returns what is wrong with a price: a page shows it as its language writes it, "₹1,50,000" in en-IN. */
function faultOfPrice(value: unknown, currency: unknown, shown: Shown): string | undefined {
  if (!currency) return ' without a priceCurrency';
  if (!currencies.has(String(currency))) return undefined;
  const money = { style: 'currency', currency: String(currency) } as const;
  const forms = (['stripIfInteger', 'auto'] as const).map(trailingZeroDisplay =>
    formatOf(shown.lang, { ...money, trailingZeroDisplay }).format(Number(value)),
  );
  return isShown(forms, shown, includesNumber) ? undefined : notShown;
}

/** Returns whether one of these forms is shown. Nearly always it is as written, and the page need not be normalized. */
const isShown = (forms: string[], { raw, normalized }: Shown, includes: typeof includesNumber): boolean =>
  forms.some(form => includes(raw, form)) || forms.some(form => includes(normalized(), normalize(form)));

/** Returns whether a text includes a number, and not as part of a longer one. */
function includesNumber(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const end = at + number.length;
    if (!/\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at)) && !/^[.,]?\d/.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
}

const formats = new Map<string, unknown>();

/** Returns the number format of a language. Formats are cached: creating one takes as long as checking a page. */
function formatOf(lang: string | undefined, options: Intl.NumberFormatOptions = {}) {
  return remembered(formats, `${lang} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(lang, options));
}

function shownOn({ text, values, lang }: ParsedPage): Shown {
  const raw = text + values;
  let normalized: string | undefined;
  return { raw, normalized: () => (normalized ??= normalize(raw)), lang: isLanguage(lang) ? lang : undefined };
}

/** Normalizes a text for comparison: lower case, straight quotation marks and single spaces. */
const normalize = (text: string): string => squeeze(text).replace(/[‘’]/g, "'").toLowerCase();

/** Returns whether a value is a term of the vocabulary: "https://schema.org/InStock". */
const isTerm = (value: unknown) => typeof value === 'string' && /^https:\/\/schema\.org\/\w+$/.test(value);
