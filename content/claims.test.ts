import { describe, expect, test } from 'vitest';
import { read } from '../generator/testing/read.ts';
import { preflight } from './preflight.ts';
import { type Content, schema } from './schema.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { claims } = content;

/** Returns content with all offers and policies confirmed. */
function confirmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(confirmed);
  if (typeof value !== 'object' || value === null) return value;
  const settled = { isConfirmed: true, isReviewed: true, isNative: true, refund: 'project' };
  const parts = Object.entries(value).map(([key, part]) => [key, confirmed(part)]);
  return {
    ...Object.fromEntries(parts),
    ...Object.fromEntries(Object.entries(settled).filter(([key]) => key in value)),
  };
}

describe('preflight', () => {
  const claimed = (topic: string, show: string) => ({ topic, show, label: 'x', scope: 'x', on: ['/'] });
  const rivals = {
    'years-experience': claimed('years', '8+'),
    'years-agency': claimed('years', '7+'),
    'brands-served': claimed('brands', '9'),
    'brands-total': claimed('brands', '9'),
  };
  const { site, policies, flagship, services, gujarati } = content;
  const unsettled: Content = {
    ...content,
    claims: rivals,
    site: {
      ...site,
      signup: { transport: 'none' },
      hours: { ...site.hours, structured: { ...site.hours.visible, opens: '06:00' } },
    },
    policies: policies.map(policy => ({ ...policy, isReviewed: false })),
    flagship: { ...flagship, isConfirmed: false },
    gujarati: gujarati.map(page => ({ ...page, isNative: false })),
    services: services.map(service => ({ ...service, isConfirmed: false })),
  };

  const photo = { src: '/assets/photo.jpg', width: 1200, height: 800, sources: [] };

  /** A day on which no facts are outdated. */
  const today = new Date(content.posts.map(({ factsChecked }) => factsChecked).sort()[0] ?? '');

  test('reports contradictory claims about a topic, each with the others', () => {
    const contradictions = preflight(unsettled, today).filter(({ at }) => at[0] === 'claims');
    expect(contradictions.map(({ at, message }) => `${at[1]}: ${message}`)).toEqual([
      'years-experience: contradicts another claim about years: 8+ on /, but years-agency says 7+',
      'years-agency: contradicts another claim about years: 7+ on /, but years-experience says 8+',
    ]);
  });

  test('reports sign-up forms, opening hours, policies, offers and words in Gujarati', () => {
    const paths = preflight(unsettled, today).map(({ at }) => at.join('.'));
    for (const path of [
      'site.signup.transport',
      'site.hours.structured',
      `policies.${policies.length - 1}.updated`,
      'flagship',
      'gujarati.0.isNative',
      `services.${services.length - 1}`,
    ]) {
      expect(paths).toContain(path);
    }
  });

  test('reports nothing once everything is settled', () => {
    const settled: Content = {
      ...(confirmed(content) as Content),
      claims: Object.fromEntries(
        Object.entries(claims).map(([id, claim]) => [id, { ...claim, topic: id, scope: 'In 60 days.' }]),
      ) as Content['claims'],
      photos: {},
      site: {
        ...(confirmed(site) as Content['site']),
        founder: { ...site.founder, portrait: { file: photo, alt: 'The founder' } },
        signup: { transport: 'post', action: 'https://forms.example/signup' },
        hours: { visible: site.hours.visible, structured: site.hours.visible },
      },
    };
    expect(preflight(settled, today)).toEqual([]);
  });

  test('reports photographs that are missing, and no list that is left out', () => {
    const missing = (photos: Content['photos']) =>
      preflight({ ...content, photos }, today).flatMap(({ at }) => (at[0] === 'photos' ? [at[1]] : []));
    expect(missing({ office: [], class: [{ file: photo, alt: 'A class' }] })).toEqual(['office']);
    const unseen = { ...site, founder: { ...site.founder, portrait: undefined } };
    expect(preflight({ ...content, site: unseen }, today).map(({ at }) => at.join('.'))).toContain('site.founder');
  });

  test('reports offers without a section of the refund policy, except those that another page sells', () => {
    const sold = [{ refund: null }, { refund: 'project' }, { refund: null, enrol: { path: '/coach/seo/' } }];
    const open = preflight({ ...(confirmed(content) as Content), ...{ sold: { here: sold } } }, today);
    const paths = open.filter(({ message }) => message.includes('refund policy')).map(({ at }) => at.join('.'));
    expect(paths).toEqual(['sold.here.0']);
  });

  test('reports growth figures without a period', () => {
    const growth = (scope: string) => ({ show: '3x', label: 'reach', scope, on: ['/'] });
    const grown = {
      ...content,
      claims: {
        'brands-served': growth('Growth of reach.'),
        'years-experience': growth('Growth of reach within 60 days.'),
      },
    };
    const found = preflight(grown, today).filter(({ at }) => at[0] === 'claims');
    expect(found.map(({ at }) => at.join('.'))).toEqual(['claims.brands-served.scope']);
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

test.each([
  [{ quote: 'Words.' }, ['nobody has verified this quotation']],
  [{ quote: 'Words.', isVerified: true }, []],
  [{ quote: 'Words.', isSample: true }, []],
  [{ text: ['Over 9,000+ shops, and 70+ leads'] }, ['states 9,000+']],
  [{ text: '50% more: 4.5 stars, 2x!' }, []],
  [{ text: 'TODO' }, ['not written yet']],
])('preflight names the text of %j: %j', (record, messages) => {
  const claims = { ...content.claims, leads: { show: '70+', label: 'leads', scope: 'Leads.', on: ['/'] } };
  const found = preflight({ ...content, claims, ...{ added: [record] } } as Content, new Date(0));
  const ours = found.filter(({ at }) => at[0] === 'added');
  expect(ours.map(({ message }) => message)).toEqual(messages.map(message => expect.stringContaining(message)));
});

test('preflight reports articles that calculate with a claim that has changed since', () => {
  const claims = { ...content.claims, leads: { show: '70+', label: 'leads', scope: 'Leads.', on: ['/'] } };
  const of = (calculatedWith: Record<string, string>) => {
    const posts = content.posts.map(post => ({ ...post, calculatedWith }));
    return preflight({ ...content, claims, posts }, new Date(0)).filter(({ at }) => at[2] === 'calculatedWith');
  };
  expect(of({ leads: '70+' })).toEqual([]);
  expect(of({ leads: '60+' })[0]).toMatchObject({ message: expect.stringContaining('now 70+') });
  expect(of({ gone: '60+' })[0]).toMatchObject({ message: expect.stringContaining('now gone') });
});
