import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { preflight } from './preflight.ts';
import { type Content, schema } from './schema.ts';
import { settings } from './settings.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { claims } = content;

describe('the register of claims', () => {
  // Figures and what they count: sections 2 and 9 of the specification.
  test.each([
    ['years-experience', '8+', /years/],
    ['years-agency', '7+', /[Yy]ears/],
    ['brands-total', '250+', /brands/],
    ['brands-served', '150+', /[Bb]rands/],
    ['mentees', '100+', /mentees/],
    ['campaigns-clients', '50+', /campaigns/],
    ['campaigns-total', '500+', /campaigns/],
    ['projects', '60+', /projects/],
    ['clients-abroad', '50+', /national and international clients/],
    ['seo-years', '5+', /years of SEO/],
    ['logos', '40+', /logos/],
    ['impressions', '1000K+', /[Ii]mpressions/],
    ['rating', '4.7', /[Rr]ating/],
    ['reviews', '50', /reviews/],
    ['retention', '60%', /return for more services/],
    ['highest-reach', '35L+', /highest reach/],
    ['roas', '5X', /return on paid ads/],
    ['traffic-average', '300%', /traffic/],
    ['organic-traffic', '3x', /organic traffic in 60 days/],
    ['conversion-30', '2x', /conversion in 30 days/],
    ['cost-per-lead', '40%', /cost-per-lead reduction in 60 days/],
    ['conversion-increase', '2–3x', /conversion/],
    ['reach-increase', '3x', /reach/],
    ['readers', '500+', /readers/],
    ['consultation-worth', '₹5,000', /15-minute consultation/],
    ['road-show-budget', '₹25,000', /budget/],
    ['road-show-reach', '35 lakh+', /reach/],
    ['road-show-leads', '880+', /leads/],
    ['road-show-days', '20 days', /leads/],
    ['road-show-followers', '200+', /followers/],
    ['lead-campaign-budget', '₹6,000', /budget/],
    ['lead-campaign-leads', '60+', /leads/],
    ['lead-campaign-impressions', '57K', /impressions/],
    ['account-before', '4.5K', /followers/],
    ['account-after', '11K+', /under a year/],
  ])('says %s: %s', (id, show, label) => {
    expect(claims[id]?.show).toBe(show);
    expect(claims[id]?.label).toMatch(label);
  });
});

describe('preflight', () => {
  const claimed = (topic: string, show: string) => ({ topic, show, label: 'x', scope: 'x', on: ['/'] });
  const { site, policies, flagship, services } = content;
  const unsettled: Content = {
    ...content,
    claims: {
      a: claimed('years', '8+'),
      b: claimed('years', '7+'),
      c: claimed('brands', '9'),
      d: claimed('brands', '9'),
    },
    site: {
      ...site,
      signup: { transport: 'none' },
      hours: { ...site.hours, structured: { ...site.hours.visible, opens: '06:00' } },
    },
    policies: policies.map(policy => ({ ...policy, isReviewed: false })),
    flagship: { ...flagship, isConfirmed: false },
    services: services.map(service => ({ ...service, isConfirmed: false })),
  };

  /** A day on which all facts are fresh. */
  const today = new Date(content.posts.map(({ factsChecked }) => factsChecked).sort()[0] ?? '');

  test('names the contradictory claims of one topic, each with the others', () => {
    const contradictions = preflight(unsettled, today).filter(({ at }) => at[0] === 'claims');
    expect(contradictions.map(({ at, message }) => `${at[1]}: ${message}`)).toEqual([
      'a: contradictory claims about years: 8+ on /; b says 7+',
      'b: contradictory claims about years: 7+ on /; a says 8+',
    ]);
  });

  test('names the sign-up forms, the two sets of hours, the legal texts and the offers', () => {
    const places = preflight(unsettled, today).map(({ at }) => at.join('.'));
    for (const place of [
      'site.signup.transport',
      'site.hours.structured',
      'policies.3.updated',
      'flagship',
      'services.2',
    ]) {
      expect(places).toContain(place);
    }
  });

  test('has nothing to say once everything is settled', () => {
    const { ppc, mediaPr, branding, addOns, coaching, programs } = content;
    const confirm = <Offer extends object>(offer: Offer) => ({ ...offer, isConfirmed: true });
    const settled: Content = {
      ...content,
      claims: Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, { ...claim, topic: id }])),
      site: {
        ...site,
        signup: { transport: 'post', action: 'https://forms.example/signup' },
        hours: { visible: site.hours.visible, structured: site.hours.visible },
      },
      policies: policies.map(policy => ({ ...policy, isReviewed: true })),
      services: services.map(confirm),
      flagship: confirm(flagship),
      ppc: confirm(ppc),
      mediaPr: confirm(mediaPr),
      branding: confirm(branding),
      addOns: addOns.map(confirm),
      coaching: coaching.map(confirm),
      programs: programs.map(confirm),
    };
    expect(preflight(settled, today)).toEqual([]);
  });

  test('names the articles whose facts were not checked for twelve months', () => {
    const posts = content.posts.map((post, i) => ({ ...post, factsChecked: i === 0 ? '2025-06-01' : '2026-06-01' }));
    const aged = (now: string) => preflight({ ...content, posts }, new Date(now)).filter(({ at }) => at[0] === 'posts');
    expect(aged('2026-05-31')).toEqual([]);
    expect(aged('2026-06-02')).toMatchObject([{ at: ['posts', 0, 'factsChecked'] }]);
    expect(aged('2028-01-01')).toHaveLength(posts.length);
  });
});

test('of the check of structured data nothing but the hours is waived', () => {
  const waived = settings.waivers.map(({ property }) => property);
  expect(waived.filter(property => property !== 'openingHoursSpecification')).toEqual([]);
});
