import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { preflight } from './preflight.ts';
import { type Content, schema } from './schema.ts';
import { settings } from './settings.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { claims } = content;

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
    workshops: { ...content.workshops, isConfirmed: false },
  };

  /** A day on which no facts are outdated. */
  const today = new Date(content.posts.map(({ factsChecked }) => factsChecked).sort()[0] ?? '');

  test('reports contradictory claims about a topic, each with the others', () => {
    const contradictions = preflight(unsettled, today).filter(({ at }) => at[0] === 'claims');
    expect(contradictions.map(({ at, message }) => `${at[1]}: ${message}`)).toEqual([
      'a: contradicts another claim about years: 8+ on /, but b says 7+',
      'b: contradicts another claim about years: 7+ on /, but a says 8+',
    ]);
  });

  test('reports sign-up forms, opening hours, policies and offers', () => {
    const paths = preflight(unsettled, today).map(({ at }) => at.join('.'));
    for (const path of [
      'site.signup.transport',
      'site.hours.structured',
      `policies.${policies.length - 1}.updated`,
      'flagship',
      'workshops',
      `services.${services.length - 1}`,
    ]) {
      expect(paths).toContain(path);
    }
  });

  test('reports nothing once everything is settled', () => {
    const { ppc, mediaPr, branding, addOns, consultations, coaching, programs, freeCourses, workshops } = content;
    const confirm = <Offer extends object>(offer: Offer) => ({
      ...offer,
      isConfirmed: true,
      refund: 'project' as const,
    });
    const settled: Content = {
      ...content,
      claims: Object.fromEntries(
        Object.entries(claims).map(([id, claim]) => [id, { ...claim, topic: id, scope: 'In 60 days.' }]),
      ),
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
      consultations: consultations.map(confirm),
      coaching: coaching.map(page => ({ ...confirm(page), courses: page.courses.map(confirm) })),
      freeCourses: { ...freeCourses, isConfirmed: true },
      workshops: confirm(workshops),
      programs: programs.map(confirm),
    };
    expect(preflight(settled, today)).toEqual([]);
  });

  test('reports offers without a section of the refund policy, except those that another page sells', () => {
    const { coaching, programs, workshops } = content;
    const open = preflight(
      {
        ...content,
        workshops: { ...workshops, refund: undefined },
        coaching: coaching.map(page => ({
          ...page,
          courses: page.courses.map((course, i) => ({ ...course, refund: i === 0 ? undefined : 'live-workshop' })),
        })),
        programs: programs.map(course => ({ ...course, refund: undefined })),
      },
      today,
    );
    const paths = open.filter(({ message }) => message.includes('refund policy')).map(({ at }) => at.join('.'));
    expect(paths).toEqual(expect.arrayContaining(['workshops', ...coaching.map((_, i) => `coaching.${i}.courses.0`)]));
    expect(paths.filter(path => path.startsWith('programs'))).toHaveLength(
      programs.filter(({ enrol }) => 'booking' in enrol).length,
    );
    expect(paths).not.toContain('coaching.0.courses.1');
  });

  test('reports growth figures without a period', () => {
    const growth = (scope: string) => ({ show: '3x', label: 'reach', scope, on: ['/'] });
    const grown = {
      ...content,
      claims: { a: growth('Growth of reach.'), b: growth('Growth of reach within 60 days.') },
    };
    const found = preflight(grown, today).filter(({ at }) => at[0] === 'claims');
    expect(found.map(({ at }) => at.join('.'))).toEqual(['claims.a.scope']);
  });

  test('reports articles whose facts were not checked for twelve months', () => {
    const posts = content.posts.map((post, i) => ({ ...post, factsChecked: i === 0 ? '2025-06-01' : '2026-06-01' }));
    const outdated = (now: string) =>
      preflight({ ...content, posts }, new Date(now)).filter(({ at }) => at[0] === 'posts');
    expect(outdated('2026-05-31')).toEqual([]);
    expect(outdated('2026-06-02')).toMatchObject([{ at: ['posts', 0, 'factsChecked'] }]);
    expect(outdated('2028-01-01')).toHaveLength(posts.length);
  });
});

test('only the opening hours are waived from the check of structured data', () => {
  const waived = settings.waivers.map(({ property }) => property);
  expect(waived.filter(property => property !== 'openingHoursSpecification')).toEqual([]);
});
