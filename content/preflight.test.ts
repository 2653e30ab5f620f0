import { expect, test } from 'vitest';
import { preflight } from './preflight.ts';

type Content = Parameters<typeof preflight>[0];

const day = { days: ['Monday'], opens: '10:00', closes: '19:00' };
const site = {
  copyright: 2026,
  founder: { portrait: {} },
  signup: { transport: 'post' },
  hours: { visible: day, structured: day },
};
const prices = { branding: '₹15,000', logo: '₹12,000' };
const settled = { claims: {}, prices, site, posts: [], policies: [], photos: {} };
const claim = (show: string, more = {}) => ({ show, label: 'leads', scope: 'Leads.', on: ['/'], ...more });
const changed = (change: object) => ({ site: { ...site, ...change } });

test.each<[string, object, string[]]>([
  ['everything that is settled: nothing', {}, []],
  [
    'contradictory claims about a topic, once',
    {
      claims: { a: claim('8+', { topic: 'years' }), b: claim('7+', { topic: 'years' }), c: claim('9', { topic: 'x' }) },
    },
    ['claims.a.show: this says 8+ on /, but b says 7+'],
  ],
  [
    'growth without a period',
    { claims: { a: claim('3x', { label: 'reach' }), b: claim('3x', { label: 'reach', scope: 'Within 60 days.' }) } },
    ['claims.a.scope: 3x reach states no period'],
  ],
  ['sign-up that sends nothing', changed({ signup: { transport: 'none' } }), ['site.signup.transport: not connected']],
  [
    'two sets of opening hours',
    changed({ hours: { visible: day, structured: { ...day, opens: '06:00' } } }),
    ['site.hours.structured: differ'],
  ],
  ['last year’s copyright', changed({ copyright: 2025 }), ['site.copyright: 2025']],
  ['a founder without a portrait', changed({ founder: {} }), ['site.founder.portrait: no portrait']],
  ['photographs that are missing', { photos: { office: [], class: [{}] } }, ['photos.office: our office']],
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
    { claims: { a: claim('70+') }, added: { text: ['9,000+ shops, 70+ leads', '50%, 2x!', 'TODO'] } },
    ['added.text.0: states 9,000+', 'added.text.2: not written yet'],
  ],
  [
    'articles whose facts are old, and whatever calculates with a claim or a price that has changed',
    {
      claims: { a: claim('70+') },
      added: { calculatedWith: { 'price.branding': '₹14,000', 'price.logo': '₹12,000' } },
      posts: [
        { factsChecked: '2025-05-31', calculatedWith: { a: '70+' } },
        { factsChecked: '2025-06-02', calculatedWith: { a: '60+', gone: '5+' } },
      ],
    },
    [
      'posts.0.factsChecked: twelve months',
      'posts.1.calculatedWith.a: a is now 70+',
      'posts.1.calculatedWith.gone: gone is now gone',
      'added.calculatedWith.price.branding: is now ₹15,000',
    ],
  ],
])('preflight reports %s', (_, change, expected) => {
  const found = preflight({ ...settled, ...change } as unknown as Content, new Date('2026-06-01'));
  expect(found.map(({ at }) => at.join('.'))).toEqual(expected.map(line => line.split(': ')[0]));
  for (const [i, line] of expected.entries()) expect(found[i]?.message).toContain(line.split(': ')[1]);
});
