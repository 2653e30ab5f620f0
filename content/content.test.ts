import { describe, expect, test } from 'vitest';
import { read } from '../generator/read/read.ts';
import { type Content, schema } from './schema.ts';
import { rupees } from './schemas/common.ts';

/** The facts below are the specification's, sections 2, 3 and 9. */
const content = (await read(process.cwd(), schema)).content as Content;
const { clients, industries, programs, branding, ppc, mediaPr, flagship, workshops, site } = content;

const bySlug = <Entry extends { slug: string }>(entries: Entry[], slug: string): Entry => {
  const found = entries.find(entry => entry.slug === slug);
  if (!found) throw new Error(`no entry "${slug}" among ${entries.map(entry => entry.slug)}`);
  return found;
};

/** Lists of at least so many entries. */
function expectAtLeast(lists: unknown[][], least: number[]): void {
  for (const [i, list] of lists.entries()) expect(list.length).toBeGreaterThanOrEqual(least[i] ?? 0);
}

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
    ['₹149', 149],
    ['₹12,000', 12000],
    ['₹1,50,000', 150000],
    ['₹12,34,56,789', 123456789],
  ])('%s is %d', (printed, amount) => {
    expect(rupees.parse(printed)).toBe(amount);
  });

  test.each(['149', '₹1499', '₹150,000', '₹1,5000', '₹ 149', 149])('%s is none', printed => {
    expect(rupees.safeParse(printed).success).toBe(false);
  });

  test('every one is the price of something', () => {
    const sold = [
      ...content.coaching.flatMap(page => page.courses.map(({ price }) => price)),
      ...branding.packages.map(({ price }) => price),
      ppc.investment.price,
    ];
    const listed = Object.values(content.prices).map(printed => rupees.parse(printed));
    expect(listed.toSorted()).toEqual(sold.toSorted());
  });

  test('the branding packages are the specification’s, the second the popular one, the last from its price on', () => {
    expect(branding.packages.map(({ name, isFrom, isPopular }) => [name, isFrom, isPopular])).toEqual([
      ['Logo Only', false, false],
      ['Startup Branding', false, true],
      ['Complete Branding', true, false],
    ]);
  });

  test('PPC management is paid by the month', () => {
    expect(ppc.investment.unit).toBe('per month plus ad spend');
  });
});

describe('coaching', () => {
  const courses = content.coaching.flatMap(page => page.courses);
  const course = (title: string) => courses.find(entry => entry.title === title);

  test.each([
    ['LinkedIn marketing workshop', /^(\d+) hours live, 2 days/],
    ['Social Media MasterClass', /^(\d+) hours, weekend/],
    ['SEO MasterClass', /^(\d+) hours, weekend/],
  ])('%s takes the hours that it says', (title, format) => {
    const [, hours] = format.exec(course(title)?.format ?? '') ?? [];
    expect(course(title)?.workload).toBe(`PT${hours}H`);
  });

  test('asks for graduate school in the two MasterClasses alone', () => {
    expect(
      courses.filter(({ requirement }) => requirement?.includes('graduate school')).map(({ title }) => title),
    ).toEqual(['Social Media MasterClass', 'SEO MasterClass']);
  });

  test('has four modules in the SEO MasterClass', () => {
    expect(course('SEO MasterClass')?.modules?.length).toBeGreaterThanOrEqual(4);
  });
});

test('the four paid programs of the specification, with badge, place to enrol and four modules at least', () => {
  expect(programs.map(({ title, badge, enrol }) => [title, badge, enrol])).toEqual(
    expect.arrayContaining([
      ['Instagram Growth', 'Most Popular', { path: '/coach/instagram/' }],
      ['SEO Mastery', 'In-Demand', { path: '/coach/seo/' }],
      ['LinkedIn Growth', 'New', { booking: 'linkedin-growth' }],
      ['Communication and NLP Program', 'Advanced', { booking: 'communication-nlp' }],
    ]),
  );
  expect(Math.min(...programs.map(({ modules }) => modules.length))).toBeGreaterThanOrEqual(4);
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
    expect(branding.services.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Brand Strategy',
        'Logo Designing',
        'External Branding',
        'Stationary Design',
        'Packaging Design',
        'Internal Branding',
      ]),
    );
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

  test('answers six questions at least, the clients page eight, each once', () => {
    expectAtLeast([branding.questions, content.clientQuestions, branding.differences], [6, 8, 6]);
    const questions = [...branding.questions, ...content.clientQuestions].map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
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
  expectAtLeast([ppc.reasons, ppc.results, ppc.testimonials], [4, 5, 3]);
});

test('media buying has four channels, three phases, six benefits and three testimonials', () => {
  expect(mediaPr.channels.map(({ title }) => title)).toEqual([
    'Radio',
    'Print',
    'Outdoor and billboards',
    'Press relations',
  ]);
  expectAtLeast([mediaPr.phases, mediaPr.benefits, mediaPr.testimonials], [3, 6, 3]);
});

test('the flagship is 30 days of setup, 60 of growth, 90 to the result', () => {
  expect(flagship.phases.map(({ label, title }) => [label, title])).toEqual([
    ['30 days', 'Setup'],
    ['60 days', 'Growth'],
    ['90 days', 'Result'],
  ]);
  expectAtLeast([flagship.differences, flagship.results, flagship.testimonials], [4, 4, 2]);
  for (const fact of [/\d content pieces per month/, /Monthly strategy call/, /Weekly check-ins/]) {
    expect(flagship.includes.join('; ')).toMatch(fact);
  }
});

test('three services share one layout, each of three phases', () => {
  for (const slug of ['funnel-automation', 'seo', 'social-media'])
    expectAtLeast([bySlug(content.services, slug).phases], [3]);
});

test('two add-ons: 4–8 posts a month on a 30-day calendar in one of them', () => {
  expectAtLeast([content.addOns], [2]);
  expect(content.addOns.find(({ id }) => id === 'blog-seo')?.features.join('; ')).toMatch(/4–8 SEO posts.*30-day/);
});

test('workshops have four reasons and six topics for companies and for communities, and four differences', () => {
  for (const { reasons, topics } of [workshops.companies, workshops.communities]) {
    expectAtLeast([reasons, topics], [4, 6]);
  }
  expectAtLeast([workshops.differences], [4]);
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
