/** Structured data parses, and says nothing that the page does not show: search engines ask for that, and so does honesty. */
import type { PageRule } from '../check.ts';

/** Vocabulary, addresses and codes: not statements that a page could show in those words. */
const unspoken = new Set([
  '@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap',
  'mainEntityOfPage', 'target', 'urlTemplate', 'serviceUrl', 'termsOfService',
  'priceCurrency', 'inLanguage', 'knowsLanguage', 'availableLanguage', 'addressCountry', 'position', 'latitude', 'longitude', 'wordCount',
  'timeRequired', 'courseMode', 'courseWorkload', 'contactType', 'bestRating', 'worstRating', 'priceRange', 'unitText', 'isAccessibleForFree',
]); // biome-ignore format: a list of words

export const jsonLd: PageRule = (page, { waivers }) => {
  const findings: string[] = [];
  const shown = plain(page.visible);
  const waived = new Set(waivers.map(waiver => waiver.property));
  const walk = (value: unknown, key: string) => {
    if (unspoken.has(key) || waived.has(key) || value === null || isTerm(value)) return;
    if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === 'object') for (const [inner, item] of Object.entries(value)) walk(item, inner);
    else if (!isShown(key, value, shown)) {
      findings.push(`its structured data says ${key}: "${value}", which the page does not show`);
    }
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

/** Whether a page shows a literal: a price grouped the Indian way and not the beginning of a larger one, a date by its day. */
function isShown(key: string, value: unknown, shown: string): boolean {
  const text = plain(String(value));
  if (/price$/i.test(key)) return new RegExp(`₹${rupees.format(Number(text))}(?![\\d,.]*\\d)`).test(shown);
  return shown.includes(text) || shown.includes(text.replace(/^(\d{4}-\d\d-\d\d)t.*$/, '$1'));
}

/** Whether a value is a word of the vocabulary itself: "https://schema.org/InStock". */
const isTerm = (value: unknown) => typeof value === 'string' && /^https:\/\/schema\.org\/\w+$/.test(value);

const rupees = new Intl.NumberFormat('en-IN');

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase();
