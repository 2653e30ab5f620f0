import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';

/** The facts below are the specification's, sections 2, 3 and 9. */
const content = (await read(process.cwd(), schema)).content as Content;
const { clients, industries, programs, branding, ppc, mediaPr, flagship, workshops, site } = content;

const bySlug = <Entry extends { slug: string }>(entries: Entry[], slug: string): Entry => {
  const found = entries.find(entry => entry.slug === slug);
  if (!found) throw new Error(`no entry "${slug}" among ${entries.map(entry => entry.slug)}`);
  return found;
};

describe('clients', () => {
  const idsAmong = (ids: string[], isFeatured: boolean) =>
    clients.filter(({ id, caseStudy }) => Boolean(caseStudy) === isFeatured && ids.includes(id)).map(({ id }) => id);

  test('are at least 13: five featured in this order, and eight others', () => {
    const featured = ['thailand-week', 'hitachi', 'sjis', 'nitkrush', 'vhakkal'];
    const others = [
      'mummy-meals',
      'nitisha-education',
      'dr-chachu',
      'bdel-wellness',
      'jj-investment',
      'jsp-jupisol',
      'cineverse',
      'chalu-restaurant',
    ];
    expect(idsAmong(featured, true)).toEqual(featured);
    expect(idsAmong(others, false)).toEqual(others);
  });

  test('come from at least nine industries, none of them empty', () => {
    expect(Object.keys(industries).length).toBeGreaterThanOrEqual(9);
    const served = new Set(clients.map(({ industry }) => industry));
    expect(Object.keys(industries).filter(id => !served.has(id))).toEqual([]);
  });
});

describe('prices in rupees', () => {
  test.each([
    ['instagram', [299, 8999, 15000]],
    ['seo', [149, 23999]],
  ])('of the courses of /coach/%s/', (slug, prices) => {
    expect(bySlug(content.coaching, slug).courses.map(({ price }) => price)).toEqual(prices);
  });

  test('of the branding packages', () => {
    expect(branding.packages.map(({ name, price, isFrom, isPopular }) => [name, price, isFrom, isPopular])).toEqual([
      ['Logo Only', 12000, false, false],
      ['Startup Branding', 25000, false, true],
      ['Complete Branding', 50000, true, false],
    ]);
  });

  test('of PPC management, by the month', () => {
    expect([ppc.investment.price, ppc.investment.unit]).toEqual([15000, 'per month plus ad spend']);
  });
});

describe('coaching', () => {
  const courses = content.coaching.flatMap(page => page.courses);
  const course = (title: string) => courses.find(entry => entry.title === title);

  test.each([
    ['LinkedIn marketing workshop', ['6 hours', '2 days', '3 hours', 'live'], 'PT6H'],
    ['Social Media MasterClass', ['30 hours', 'weekend'], 'PT30H'],
    ['SEO MasterClass', ['26 hours', 'weekend'], 'PT26H'],
  ])('%s', (title, facts, workload) => {
    for (const fact of facts) expect(course(title)?.format).toContain(fact);
    expect(course(title)?.workload).toBe(workload);
  });

  test('asks for graduate school in the two MasterClasses alone', () => {
    expect(
      courses.filter(({ requirement }) => requirement?.includes('graduate school')).map(({ title }) => title),
    ).toEqual(['Social Media MasterClass', 'SEO MasterClass']);
  });

  test('has four modules in the SEO MasterClass', () => {
    expect(course('SEO MasterClass')?.modules).toHaveLength(4);
  });
});

test('four paid programs, with badge, place to enrol and four modules', () => {
  expect(programs.map(({ title, badge, enrol, modules }) => [title, badge, enrol, modules.length])).toEqual([
    ['Instagram Growth', 'Most Popular', { path: '/coach/instagram/' }, 4],
    ['SEO Mastery', 'In-Demand', { path: '/coach/seo/' }, 4],
    ['LinkedIn Growth', 'New', { booking: 'linkedin-growth' }, 4],
    ['Communication and NLP Program', 'Advanced', { booking: 'communication-nlp' }, 4],
  ]);
});

test('three learning paths', () => {
  expect(content.academy.paths.map(({ badge, path }) => [badge, path])).toEqual([
    ['Free', '/academy/free-courses/'],
    ['Premium', '/academy/courses/'],
    ['Custom', '/academy/workshops/'],
  ]);
});

describe('branding', () => {
  test('is six services by name, each with its features', () => {
    expect(branding.services.map(({ title }) => title)).toEqual([
      'Brand Strategy',
      'Logo Designing',
      'External Branding',
      'Stationary Design',
      'Packaging Design',
      'Internal Branding',
    ]);
    expect(Math.min(...branding.services.map(({ features }) => features.length))).toBeGreaterThanOrEqual(3);
  });

  test('takes four weeks', () => {
    expect(branding.weeks.map(({ title }) => title)).toEqual(['Discovery', 'Concepts', 'Revisions', 'Finalization']);
  });

  test('gives 3 concepts, unlimited revisions and 30 days of support for a logo, 3 months for all', () => {
    const [logo, , complete] = branding.packages.map(({ features }) => features.join('; '));
    expect(logo).toMatch(/3 initial concepts.*[Uu]nlimited revisions.*30-day support/);
    expect(complete).toContain('3 months support');
  });

  test('answers six questions; the clients page eight, each once', () => {
    expect([branding.questions.length, content.clientQuestions.length, branding.differences.length]).toEqual([6, 8, 6]);
    const questions = [...branding.questions, ...content.clientQuestions].map(({ question }) => question);
    expect(new Set(questions).size).toBe(14);
  });
});

test('PPC runs on four platforms, in three phases, with four reasons, five results and three testimonials', () => {
  expect(ppc.platforms.map(({ title }) => title)).toEqual([
    'Google Ads',
    'Facebook and Instagram Ads',
    'LinkedIn Ads',
    'Display and Programmatic',
  ]);
  expect(ppc.phases.map(({ title }) => title)).toEqual([
    'Campaign Strategy and Setup',
    'Ad Creation and Launch',
    'Optimization and Scaling',
  ]);
  expect([ppc.reasons.length, ppc.results.length, ppc.testimonials.length]).toEqual([4, 5, 3]);
});

test('media buying has four channels, three phases, six benefits and three testimonials', () => {
  expect(mediaPr.channels.map(({ title }) => title)).toEqual([
    'Radio',
    'Print',
    'Outdoor and billboards',
    'Press relations',
  ]);
  expect([mediaPr.phases.length, mediaPr.benefits.length, mediaPr.testimonials.length]).toEqual([3, 6, 3]);
});

test('the flagship is 30 days of setup, 60 of growth, 90 to the result', () => {
  expect(flagship.phases.map(({ label, title }) => [label, title])).toEqual([
    ['30 days', 'Setup'],
    ['60 days', 'Growth'],
    ['90 days', 'Result'],
  ]);
  expect([flagship.differences.length, flagship.results.length, flagship.testimonials.length]).toEqual([4, 4, 2]);
  for (const fact of ['12 to 15 content pieces per month', 'Monthly strategy call', 'Weekly check-ins']) {
    expect(flagship.includes.join('; ')).toContain(fact);
  }
});

test('three services share one layout, each of three phases', () => {
  for (const slug of ['funnel-automation', 'seo', 'social-media'])
    expect(bySlug(content.services, slug).phases, slug).toHaveLength(3);
});

test('two add-ons: 4–8 posts a month on a 30-day calendar in one of them', () => {
  expect(content.addOns).toHaveLength(2);
  expect(content.addOns.find(({ id }) => id === 'blog-seo')?.features.join('; ')).toMatch(/4–8 SEO posts.*30-day/);
});

test('workshops have four reasons and six topics for companies and for communities, and four differences', () => {
  for (const { reasons, topics } of [workshops.companies, workshops.communities]) {
    expect([reasons.length, topics.length]).toEqual([4, 6]);
  }
  expect(workshops.differences).toHaveLength(4);
});

test('the office is open Monday to Saturday, 11 to 7; structured data says Monday to Friday, 10 to 7', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const { visible, structured } = site.hours;
  expect(visible).toEqual({ days: [...weekdays, 'Saturday'], opens: '11:00', closes: '19:00' });
  // Or what preflight asks for: the same.
  expect([{ days: weekdays, opens: '10:00', closes: '19:00' }, visible]).toContainEqual(structured);
  expect(site.languages.map(({ name }) => name)).toEqual(['English', 'Hindi', 'Gujarati']);
  expect(site.priceRange).toBe('₹₹');
});
