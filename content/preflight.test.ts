import { expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { preflight } from './preflight.ts';
import { type Content, schema } from './schema.ts';

const content = (await read(process.cwd(), schema)).content as Content;

/** Returns content with all that only needs a yes. */
function confirmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(confirmed);
  if (typeof value !== 'object' || value === null) return value;
  const settled = { isConfirmed: true, isReviewed: true, isNative: true, isVerified: true, refund: 'project' };
  const parts = Object.entries(value).map(([key, part]) => [key, confirmed(part)]);
  const known = Object.entries(settled).filter(([key]) => key in value);
  return { ...Object.fromEntries(parts), ...Object.fromEntries(known) };
}

const { claims, site, posts } = confirmed(content) as Content;
const photo = { file: { src: '/assets/photo.jpg', width: 1200, height: 800, sources: [] }, alt: 'A photograph' };
const claim = (show: string, more = {}) => ({ show, label: 'leads', scope: 'Leads.', on: ['/'], ...more });
const settled: Content = {
  ...(confirmed(content) as Content),
  claims: Object.fromEntries(
    Object.entries(claims).map(([id, claim]) => [id, { ...claim, topic: id, scope: 'In 60 days.' }]),
  ) as Content['claims'],
  photos: {},
  posts: posts.map(post => ({ ...post, factsChecked: '2026-06-01', calculatedWith: {} })),
  site: {
    ...site,
    founder: { ...site.founder, portrait: photo },
    signup: { transport: 'post', action: 'https://forms.example/signup' },
    hours: { visible: site.hours.visible, structured: site.hours.visible },
  },
};
const changed = (change: Partial<Content['site']>) => ({ site: { ...settled.site, ...change } });
const [post] = settled.posts;

test.each<[string, object, string[]]>([
  ['everything that is settled: nothing', {}, []],
  [
    'contradictory claims about a topic, once',
    {
      claims: {
        ...settled.claims,
        ...{ a: claim('8+', { topic: 'years' }), b: claim('7+', { topic: 'years' }), c: claim('9', { topic: 'x' }) },
      },
    },
    ['claims.a.show: this says 8+ on /, but b says 7+'],
  ],
  [
    'growth without a period',
    {
      claims: {
        ...settled.claims,
        ...{ a: claim('3x', { label: 'reach' }), b: claim('3x', { label: 'reach', scope: 'Within 60 days.' }) },
      },
    },
    ['claims.a.scope: 3x reach states no period'],
  ],
  ['sign-up that sends nothing', changed({ signup: { transport: 'none' } }), ['site.signup.transport: not connected']],
  [
    'two sets of opening hours',
    changed({ hours: { ...settled.site.hours, structured: { ...site.hours.visible, opens: '06:00' } } }),
    ['site.hours.structured: differ'],
  ],
  [
    'a founder without a portrait',
    changed({ founder: { ...site.founder, portrait: undefined } }),
    ['site.founder.portrait: no portrait'],
  ],
  ['photographs that are missing', { photos: { office: [], class: [photo] } }, ['photos.office: our office']],
  [
    'what awaits a person',
    { added: [{ isReviewed: false }, { isConfirmed: false }, { isNative: false }] },
    ['added.0.isReviewed: lawyer', 'added.1.isConfirmed: confirmation', 'added.2.isNative: native writer'],
  ],
  [
    'offers without a section of the refund policy, but for those that another page sells',
    { added: [{ refund: null }, { refund: 'project' }, { refund: null, enrol: { path: '/coach/seo/' } }] },
    ['added.0.refund: refund policy'],
  ],
  [
    'quotations that nobody verified, at any depth',
    { added: [{ quote: 'Words.' }, { quote: 'Words.', isVerified: true }, { caseStudy: { quote: 'Words.' } }] },
    ['added.0.isVerified: verified', 'added.2.caseStudy.isVerified: verified'],
  ],
  [
    'figures that are in no register, and unfinished texts',
    {
      claims: { ...settled.claims, a: claim('70+') },
      added: { text: ['9,000+ shops, 70+ leads', '50%, 2x!', 'TODO'] },
    },
    ['added.text.0: states 9,000+', 'added.text.2: not written yet'],
  ],
  [
    'articles whose facts are old, and whatever calculates with a claim or a price that has changed',
    {
      claims: { ...settled.claims, a: claim('70+') },
      prices: { ...settled.prices, 'startup-branding': '₹17,500' },
      added: {
        sheet: {
          calculatedWith: { 'price.startup-branding': '₹15,000', 'price.logo-only': settled.prices['logo-only'] },
        },
      },
      posts: [
        { ...post, factsChecked: '2025-05-31', calculatedWith: { a: '70+' } },
        { ...post, factsChecked: '2025-06-02', calculatedWith: { a: '60+', gone: '5+' } },
      ],
    },
    [
      'posts.0.factsChecked: twelve months',
      'posts.1.calculatedWith.a: a is now 70+',
      'posts.1.calculatedWith.gone: gone is now gone',
      'added.sheet.calculatedWith.price.startup-branding: is now ₹17,500',
    ],
  ],
])('preflight reports %s', (_, change, expected) => {
  const found = preflight({ ...settled, ...change }, new Date('2026-06-01'));
  const paths = found.map(({ at }) => at.join('.'));
  expect(paths.sort()).toEqual(expected.map(line => line.split(':')[0]).sort());
  const lines = found.map(({ at, message }) => `${at.join('.')}: ${message}`);
  for (const line of expected) {
    const [path, message = ''] = line.split(': ');
    expect(lines.find(found => found.startsWith(`${path}: `))).toContain(message);
  }
});
