/** Structured data parses, and says nothing that the page does not show: search engines ask for that, and so does honesty. */
import { squeeze } from '../parse-page.ts';
import { isLanguage } from './metadata.ts';
import { clip, type PageRule, type ParsedPage } from './rule.ts';

/** Vocabulary, addresses and codes: not statements that a page could show in those words. */
const vocabulary = new Set([
  '@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap',
  'mainEntityOfPage', 'target', 'urlTemplate', 'serviceUrl', 'termsOfService',
  'priceCurrency', 'inLanguage', 'knowsLanguage', 'availableLanguage', 'addressCountry', 'position', 'latitude', 'longitude', 'wordCount',
  'timeRequired', 'courseMode', 'courseWorkload', 'contactType', 'bestRating', 'worstRating', 'priceRange', 'unitText', 'isAccessibleForFree',
]); // biome-ignore format: a list of words

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** What a page shows, as it is compared with structured data: as it is written, and plain, which few pages need. */
type Shown = { raw: string; plain: () => string; lang: string | undefined };

export const structuredData: PageRule = (page, { settings }, report) => {
  if (page.jsonLd.length === 0) return;
  const isSilent = (key: string) => vocabulary.has(key) || settings.waivers.some(({ property }) => property === key);
  const shown = shownOn(page);
  for (const text of page.jsonLd) {
    try {
      walk(JSON.parse(text), '', undefined);
    } catch (error) {
      report(`its structured data does not parse: ${clip((error as Error).message)}`);
    }
  }

  function walk(value: unknown, key: string, currency: unknown): void {
    if (isSilent(key) || value === null || isTerm(value)) return;
    if (Array.isArray(value)) for (const item of value) walk(item, key, currency);
    else if (typeof value === 'object') {
      const { priceCurrency = currency } = value as { priceCurrency?: unknown };
      if (priceCurrency !== currency && !currencies.has(String(priceCurrency)))
        report(`its structured data says priceCurrency: ${quote(priceCurrency)}, which is no currency code ("INR")`);
      for (const [inner, item] of Object.entries(value)) walk(item, inner, priceCurrency);
    } else {
      const fault = /price$/i.test(key) ? faultOfPrice(value, currency, shown) : faultOfLiteral(value, shown);
      if (fault) report(`its structured data says ${key}: ${quote(value)}${fault}`);
    }
  }
};

const notShown = ', which the page does not show';
const quote = (value: unknown) => `"${clip(String(value))}"`;

/** What is wrong with a literal, if the page does not show it; a date may be shown by its day. */
function faultOfLiteral(value: unknown, shown: Shown): string | undefined {
  const text = String(value);
  if (/^-?\d+(\.\d+)?$/.test(text))
    return isNumberShown([text, formatOf(shown.lang).format(Number(text))], shown) ? undefined : notShown;
  const forms = [text, text.replace(/^(\d{4}-\d\d-\d\d)T.*$/s, '$1')];
  // Nearly always the page has the very same words, and need not be made plain.
  const isShown =
    forms.some(form => shown.raw.includes(form)) || forms.some(form => shown.plain().includes(plainOf(form)));
  return isShown ? undefined : notShown;
}

/** What is wrong with a price: a page shows it as its language writes it, "₹1,50,000" in en-IN. */
function faultOfPrice(value: unknown, currency: unknown, shown: Shown): string | undefined {
  if (!currency) return ' without a priceCurrency';
  if (!currencies.has(String(currency))) return undefined;
  const forms = ['stripIfInteger', 'auto'].map(zeros =>
    formatOf(shown.lang, String(currency), zeros as 'auto').format(Number(value)),
  );
  return isNumberShown(forms, shown) ? undefined : notShown;
}

/** Whether one of these forms of a number is shown, and not as a part of a longer number. */
const isNumberShown = (forms: string[], shown: Shown): boolean =>
  forms.some(form => isNumberIn(shown.raw, form)) || forms.some(form => isNumberIn(shown.plain(), plainOf(form)));

function isNumberIn(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const end = at + number.length;
    if (!/\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at)) && !/^[.,]?\d/.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
}

const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes numbers, or sums of a currency. Each is made once: that takes as long as a page. */
function formatOf(
  lang: string | undefined,
  currency?: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
) {
  const key = `${lang} ${currency} ${trailingZeroDisplay}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(lang, { ...(currency && { style: 'currency', currency }), trailingZeroDisplay });
  formats.set(key, format);
  return format;
}

function shownOn({ text, values, lang }: ParsedPage): Shown {
  const raw = text + values;
  let plain: string | undefined;
  return { raw, plain: () => (plain ??= plainOf(raw)), lang: isLanguage(lang) ? lang : undefined };
}

/** A text as it is compared with another: in small letters, with straight quotation marks and single spaces. */
const plainOf = (text: string): string => squeeze(text).replace(/[‘’]/g, "'").toLowerCase();

/** Whether a value is a word of the vocabulary itself: "https://schema.org/InStock". */
const isTerm = (value: unknown) => typeof value === 'string' && /^https:\/\/schema\.org\/\w+$/.test(value);
