/** Structured data says nothing that the page does not show: search engines require that, and so does honesty. */
import type { PageRule } from '../../generator/check/check.ts';

/** Properties of structured data that a page need not show, each with the reason. */
export const waivers = {
  openingHoursSpecification:
    'the specification fixes two sets of hours, Monday to Saturday 11:00 to 19:00 on the page and Monday to Friday 10:00 to 19:00 in structured data',
};

/** Properties that hold vocabulary, URLs and codes: no statements that a page could show in those words. */
const vocabulary = new Set([
  ...Object.keys(waivers),
  '@context', '@type', '@id', 'url', 'item', 'image', 'logo', 'sameAs', 'hasMap',
  'mainEntityOfPage', 'target', 'urlTemplate', 'serviceUrl', 'termsOfService',
  'priceCurrency', 'inLanguage', 'knowsLanguage', 'availableLanguage', 'addressCountry', 'position', 'latitude', 'longitude', 'wordCount',
  'timeRequired', 'courseMode', 'courseWorkload', 'contactType', 'bestRating', 'worstRating', 'priceRange', 'unitText', 'isAccessibleForFree',
]); // biome-ignore format: a list of words

/** Machine-readable forms of what a page shows. */
const values = ['datetime', 'value', 'href', 'alt'];

/** Reports each statement that the page does not show. */
export const structuredData: PageRule = ({ jsonLd, text, lang, attributes }, _, report) => {
  const shown = normalize([text, ...values.flatMap(attributes)].join(' '));
  const number = new Intl.NumberFormat(lang);
  const price = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  function check(value: unknown, key: string): void {
    if (vocabulary.has(key) || value === null || /^https:\/\/schema\.org\/\w+$/.test(String(value))) return;
    if (typeof value === 'object')
      for (const [inner, item] of Object.entries(value)) check(item, Array.isArray(value) ? key : inner);
    else if (!formsOf(String(value), key).some(isShown))
      report(`its structured data says ${key}: "${value}", which the page does not show`, String(value));
  }
  /** Returns the forms in which a page may show a value: a price as its language writes it, of a date the day. */
  function formsOf(value: string, key: string): string[] {
    if (/price$/i.test(key)) return [price.format(Number(value))];
    return /^-?\d+(\.\d+)?$/.test(value)
      ? [value, number.format(Number(value))]
      : [value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')];
  }
  /** Returns whether the page shows a text, and not as part of a longer number. */
  function isShown(form: string): boolean {
    const literal = normalize(form).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const [before, after] = /\d$/.test(form) ? ['(?<!\\d[.,]?)', '(?![.,]?\\d)'] : ['', ''];
    return new RegExp(before + literal + after).test(shown);
  }
  for (const json of jsonLd) check(JSON.parse(json), '');
};

/** Normalizes a text for comparison: lower case, straight quotation marks and single spaces. */
const normalize = (text: string): string => text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").toLowerCase();
