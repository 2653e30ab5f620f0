import { describe, expect, test } from 'vitest';
import { findingsOf, inFolder, page, spoiled } from '../../testing/valid-page.ts';

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const found = (graph: unknown, main: string, waivers: { property: string; reason: string }[] = []) =>
  findingsOf([page({ head: script(graph), main })], { settings: { waivers } });
const phrases = (all: string[]) => all.map(phrase => expect.stringContaining(phrase));

describe('a price is shown as the language of the page writes it', () => {
  test.each([
    [23999, '<p>₹23,999</p>', []],
    [23999, '<p><data value="23999">₹23,999</data> <span>for 26 hours</span></p>', []],
    [150000, '<p>₹1,50,000</p>', []],
    [23999, '<p>₹24,999</p>', ['price: "23999"']],
    [23999, '<p>Rs 23999</p>', ['price: "23999"']],
    [150000, '<p>₹150,000</p>', ['price: "150000"']],
  ])('%d in %s', (price, main, expected) => {
    expect(found({ '@type': 'Offer', price, priceCurrency: 'INR' }, main)).toEqual(phrases(expected));
  });

  test('unless there is none', () => {
    expect(found({ '@type': 'Offer', name: 'Home', price: null }, '')).toEqual([]);
  });

  test('including the minimum of a unit price', () => {
    const priceSpecification = { '@type': 'UnitPriceSpecification', minPrice: 15000, unitText: 'month' };
    const graph = { '@type': 'Offer', priceCurrency: 'INR', priceSpecification };
    expect(found(graph, '<p>from ₹15,000 a month</p>')).toEqual([]);
    expect(found(graph, '<p>from ₹16,000 a month</p>')).toEqual(phrases(['minPrice: "15000"']));
  });

  test('and not as the beginning of a larger number', () => {
    expect(found({ price: 15, priceCurrency: 'INR' }, '<p>₹15,000</p>')).toEqual(phrases(['price: "15"']));
  });

  test.each([
    [12.5, '<p>$12.50</p>', []],
    [12, '<p>$12.00</p>', []],
    [12, '<p>$12</p>', []],
    [12.5, '<p>$13</p>', ['price: "12.5"']],
  ])('including cents: %d in %s', (price, main, expected) => {
    expect(found({ price, priceCurrency: 'USD' }, main)).toEqual(phrases(expected));
  });

  test('and an unknown currency is reported', () => {
    expect(found({ name: 'Home', price: 15, priceCurrency: 'Rs' }, '<p>Rs 15</p>')).toEqual([
      'its structured data says priceCurrency: "Rs", which is not a currency code ("INR")',
    ]);
  });

  test('and in some currency', () => {
    for (const name of ['price', 'minPrice'])
      expect(found({ [name]: 15 }, '<p>₹15</p>')).toEqual(phrases([`${name}: "15" without a priceCurrency`]));
    expect(found({ price: 15, priceCurrency: 'USD' }, '<p>₹15</p>')).toEqual(phrases(['price: "15"']));
    expect(found({ price: 15, priceCurrency: 'USD' }, '<p>$15</p>')).toEqual([]);
  });
});

describe('a date is shown, in words with its machine form', () => {
  test.each([
    ['2024-10-15', '<time datetime="2024-10-15">October 15, 2024</time>', []],
    ['2024-10-15T00:00:00+05:30', '<time datetime="2024-10-15">October 15, 2024</time>', []],
    ['2024-10-15T00:00:00+05:30', '<time dateTime="2024-10-15">October 15, 2024</time>', []],
    ['2024-10-15', '<time datetime="2024-10-16">October 16, 2024</time>', ['datePublished: "2024-10-15"']],
    ['2024-10-15', '<!-- 2024-10-15 --><p>October</p>', ['datePublished']],
  ])('%s in %s', (datePublished, main, expected) => {
    expect(found({ '@type': 'BlogPosting', datePublished }, main)).toEqual(phrases(expected));
  });
});

describe('a name is shown', () => {
  test.each([
    ['SEO MasterClass', '<p>SEO MasterClass</p>', []],
    ['SEO MasterClass', '<p><b>SEO</b> MasterClass</p>', []],
    ['SEO MasterClass', '<p>SEO\n   MasterClass</p>', []],
    ['Buyer’s Persona', "<p>Buyer's Persona</p>", []],
    ['Research & design', '<p>Research &amp; design</p>', []],
    ['Customer', '<p>Four</p><p>custom</p><p>errands</p>', ['name: "Customer"']],
    ['SEO MasterClass', '<p>SEO course</p>', ['name: "SEO MasterClass"']],
    ['SEO MasterClass', '<script>"SEO MasterClass"</script>', ['name']],
    ['SEO MasterClass', '<template>SEO MasterClass</template>', ['name']],
  ])('%s in %s', (name, main, expected) => {
    expect(found({ '@type': 'Course', name }, main)).toEqual(phrases(expected));
  });
});

describe('a number is shown as a whole', () => {
  test.each([
    [2, '<p>2 reviews</p>', []],
    [2, '<p>Reviews: 2.</p>', []],
    [1600, '<p>1,600 words</p>', []],
    [4.7, '<p>4.7 of 5</p>', []],
    ['380001', '<p>Ahmedabad 380001</p>', []],
    [2, '<p>In 2024</p>', ['reviewCount: "2"']],
    [2, '<p>1,200 reviews</p>', ['reviewCount: "2"']],
    [4, '<p>4.7 of 5</p>', ['reviewCount: "4"']],
    [7, '<p>4.7 of 5</p>', ['reviewCount: "7"']],
    [4.7, '<p>14.7 of 15</p>', ['reviewCount: "4.7"']],
  ])('%s in %s', (reviewCount, main, expected) => {
    expect(found({ reviewCount }, main)).toEqual(phrases(expected));
  });
});

test('prices are checked even on a page without a valid language', () => {
  const graph = script({ price: 15, priceCurrency: 'USD' });
  const wrong = spoiled(page({ head: graph, main: '<p>$15</p>' }), 'en-IN', 'en_IN');
  expect(findingsOf([wrong])).toEqual(phrases(['is not a language tag']));
});

test('every literal in a graph is checked, however deeply it is nested', () => {
  const graph = { '@graph': [{ name: 'Home', offers: [{ name: 'One', price: 5 }] }, { keywords: ['Home', 'Two'] }] };
  expect(found(graph, '<p>nothing</p>')).toEqual(phrases(['name: "One"', 'price: "5"', 'keywords: "Two"']));
});

test('vocabulary, URLs and codes are not statements', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': 'https://name.example/repo/#x',
    url: 'https://name.example/repo/',
    inLanguage: 'en-IN',
    provider: { '@id': 'https://name.example/repo/#org' },
    availability: 'https://schema.org/InStock',
  };
  expect(findingsOf([page({ head: script(graph), address: inFolder })], { address: inFolder })).toEqual([]);
});

describe('a waiver', () => {
  const graph = { openingHoursSpecification: { dayOfWeek: ['Monday'], opens: '10:00:00' }, name: 'Office' };

  test('allows its property and everything in it, and nothing else', () => {
    const waivers = [{ property: 'openingHoursSpecification', reason: 'settled elsewhere' }];
    expect(found(graph, '', waivers)).toEqual(phrases(['name: "Office"']));
  });

  test('is necessary for that', () => {
    expect(found(graph, '<p>Office</p>')).toEqual(phrases(['dayOfWeek: "Monday"', 'opens: "10:00:00"']));
  });
});

test('a term of the vocabulary is a single word, not any text that begins like one', () => {
  const graph = { award: 'https://schema.org/InStock is what we sell' };
  expect(found(graph, '<p>nothing</p>')).toEqual(phrases(['award']));
});

test('text that is not JSON is found', () => {
  expect(found('{"name": "Home",}', '')).toEqual(phrases(['is not valid JSON']));
});
