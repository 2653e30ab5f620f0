/** Structured data parses, and says nothing that the page does not show: search engines ask for that, and so does honesty. */
import type { PageRule } from '../check.ts';
import { remembering } from '../remembering.ts';
import { plain } from './plain.ts';

/** Vocabulary, addresses and codes: not statements that a page could show in those words. */
const unspoken = new Set([
  '@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap',
  'mainEntityOfPage', 'target', 'urlTemplate', 'serviceUrl', 'termsOfService',
  'priceCurrency', 'inLanguage', 'knowsLanguage', 'availableLanguage', 'addressCountry', 'position', 'latitude', 'longitude', 'wordCount',
  'timeRequired', 'courseMode', 'courseWorkload', 'contactType', 'bestRating', 'worstRating', 'priceRange', 'unitText', 'isAccessibleForFree',
]); // biome-ignore format: a list of words

export const jsonLd: PageRule = (page, { waivers }) => {
  const findings: string[] = [];
  const shown = page.plain;
  const waived = new Set(waivers.map(waiver => waiver.property));
  const says = (key: string, value: unknown, what: string) =>
    findings.push(`its structured data says ${key}: "${value}"${what}`);
  const walk = (value: unknown, key: string, currency?: string) => {
    if (unspoken.has(key) || waived.has(key) || value === null || isTerm(value)) return;
    if (Array.isArray(value)) for (const item of value) walk(item, key, currency);
    else if (typeof value === 'object') {
      const { priceCurrency = currency } = value as { priceCurrency?: string };
      for (const [inner, item] of Object.entries(value)) walk(item, inner, priceCurrency);
    } else if (!/price$/i.test(key)) {
      if (!isShown(value, shown)) says(key, value, ', which the page does not show');
    } else if (!currency) says(key, value, ' without a priceCurrency');
    else if (!isPriceShown(Number(value), currency, page.lang, shown))
      says(key, value, ', which the page does not show');
  };
  for (const text of page.jsonLd) {
    try {
      walk(JSON.parse(text), '');
    } catch (error) {
      findings.push(`its structured data does not parse: ${(error as Error).message}`);
    }
  }
  return findings;
};

/** Whether a page shows a literal; a date also by its day. */
function isShown(value: unknown, shown: string): boolean {
  const text = plain(String(value));
  return shown.includes(text) || shown.includes(text.replace(/^(\d{4}-\d\d-\d\d)t.*$/, '$1'));
}

/** Whether a page shows a price as its language writes it ("₹1,50,000" in en-IN), and not as the beginning of a larger one. */
function isPriceShown(price: number, currency: string, lang: string, shown: string): boolean {
  const money = plain(formatOf(`${lang} ${currency}`).format(price)).replace(/[$.]/g, '\\$&');
  return new RegExp(`${money}(?![\\d,.]*\\d)`).test(shown);
}

const formatOf = remembering((key: string) => {
  const [lang = '', currency = ''] = key.split(' ');
  return new Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 0 });
});

/** Whether a value is a word of the vocabulary itself: "https://schema.org/InStock". */
const isTerm = (value: unknown) => typeof value === 'string' && /^https:\/\/schema\.org\/\w+$/.test(value);
