import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { read } from '../generator/read/read.ts';
import { all, type OpenSite, openSite, textOf } from '../generator/testing/open-site.ts';

const { site: agency, services } = (await read(process.cwd(), schema)).content as Content;
const { bookings, map, signup } = agency;
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(process.cwd());
});

const links = (path: string, selector = 'main a') => all(site.page(path), selector);
const hrefs = (path: string, selector?: string) => links(path, selector).map(a => a.getAttribute('href') ?? '');
const goals = new Set(Object.values(bookings));
const bookingsOn = (path: string) => links(path).filter(a => goals.has(a.getAttribute('href') ?? ''));

describe('each page leads where the specification says', () => {
  test.each([
    ['/', ['/academy/', '/trece-system/', '/30-60-90/', '/blog/', '/clients/', '/about/']],
    [
      '/about/',
      [
        '/coach/seo/',
        '/consult/seo-audit/',
        '/services/seo/',
        '/coach/instagram/',
        '/consult/social-media-audit/',
        '/services/social-media/',
        '/services/branding/',
        '/services/ppc/',
        '/services/media-pr/',
      ],
    ],
    [
      '/trece-system/',
      ['/30-60-90/', '/services/social-media/', '/services/seo/', '/coach/instagram/', '/coach/seo/', '/academy/'],
    ],
    ['/academy/', ['/academy/free-courses/', '/academy/courses/', '/academy/workshops/']],
    ['/academy/free-courses/', ['/academy/courses/']],
    ['/academy/courses/', ['/coach/instagram/', '/coach/seo/', '/academy/free-courses/']],
    ['/clients/', ['/services/social-media/']],
    ['/blog/', ['/services/social-media/', '/services/seo/', '/coach/instagram/']],
    ['/404.html', ['/']],
  ])('%s', (path, goals) => {
    expect(hrefs(path)).toEqual(expect.arrayContaining(goals));
  });

  test('from every article, back to the blog', () => {
    for (const path of site.paths.filter(path => /^\/blog\/.+/.test(path)))
      expect(hrefs(path).at(-1), path).toBe('/blog/');
  });
});

describe('bookings open in a new tab', () => {
  test.each([
    ['/', 'call'],
    ['/contact/', 'call'],
    ['/clients/', 'call'],
    ['/30-60-90/', 'flagship'],
    ['/consult/social-media-audit/', 'social-media-audit'],
    ['/consult/seo-audit/', 'seo-audit'],
    ['/coach/instagram/', 'instagram-lead-magnet'],
    ['/coach/instagram/', 'linkedin-workshop'],
    ['/coach/instagram/', 'social-media-masterclass'],
    ['/coach/seo/', 'keyword-research'],
    ['/coach/seo/', 'seo-masterclass'],
    ['/academy/courses/', 'linkedin-growth'],
    ['/academy/courses/', 'communication-nlp'],
    ...services.map(({ slug, booking }) => [`/services/${slug}/`, booking]),
    ['/services/add-ons/', 'linkedin-add-on'],
    ['/services/add-ons/', 'blog-seo-add-on'],
    ['/services/branding/', 'portfolio'],
    ['/services/ppc/', 'ppc'],
    ['/services/media-pr/', 'media-pr'],
    ['/blog/7-ps-social-media-strategy/', 'call'],
  ] as [string, string][])('%s: %s', (path, name) => {
    const found = links(path).filter(a => a.getAttribute('href') === bookings[name]);
    expect(found.length).toBeGreaterThan(0);
    for (const a of found) expect(a.getAttribute('target')).toBe('_blank');
  });

  test('three times on the page of workshops', () => {
    expect(bookingsOn('/academy/workshops/')).toHaveLength(3);
  });

  test('every one says that it does', () => {
    for (const path of site.paths) for (const a of bookingsOn(path)) expect(textOf(a), path).toContain('new tab');
  });
});

test('"Enroll Now" leads from each course to its place', () => {
  const enrol = (path: string) =>
    links(path)
      .filter(a => textOf(a).startsWith('Enroll Now'))
      .map(a => a.getAttribute('href'));
  expect(enrol('/academy/courses/')).toEqual([
    '/coach/instagram/',
    '/coach/seo/',
    bookings['linkedin-growth'],
    bookings['communication-nlp'],
  ]);
  expect([enrol('/coach/instagram/').length, enrol('/coach/seo/').length]).toEqual([3, 2]);
});

test('the contact page has phone, email, map, booking, chat and a frame with the office on a map', () => {
  const found = hrefs('/contact/');
  expect(found).toEqual(expect.arrayContaining([map.link, bookings.call]));
  for (const start of ['tel:+91', 'mailto:', 'https://wa.me/']) expect(found.join(' ')).toContain(start);
  const frame = site.page('/contact/').querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(map.embed);
  expect(frame?.getAttribute('title')).toContain('office location');
  expect(frame?.getAttribute('loading')).toBe('lazy');
});

test('a telephone link dials the number that it shows', () => {
  for (const path of site.paths) {
    for (const a of links(path, 'a[href^="tel:"]')) {
      expect(a.getAttribute('href')).toMatch(/^tel:\+91\d{10}$/);
      expect(textOf(a).replace(/[^\d+]/g, ''), path).toBe(a.getAttribute('href')?.slice(4));
    }
  }
});

describe('the email boxes', () => {
  test.each([
    ['/academy/free-courses/', 1],
    ['/blog/', 2],
  ])('%s has %d, each with a label, a purpose and the privacy policy', (path, count) => {
    const forms = links(path, 'main form');
    expect(forms).toHaveLength(count);
    for (const form of forms) {
      const field = form.querySelector('input[type=email]');
      const id = field?.getAttribute('id');
      expect([field?.hasAttribute('required'), field?.hasAttribute('minlength')]).toEqual([true, false]);
      expect(textOf(form.querySelector(`label[for="${id}"]`))).not.toBe('');
      const notice = form.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`);
      expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy/');
      expect(form.querySelectorAll('button[type=submit]').length).toBe(1);
    }
  });

  test('of the blog have the words of the specification', () => {
    for (const form of links('/blog/', 'main form')) {
      expect(form.querySelector('input')?.getAttribute('placeholder')).toBe('Enter your email');
      expect(textOf(form.querySelector('button'))).toBe('Subscribe');
    }
  });

  test.runIf(signup.transport === 'none')('send nothing while nothing is connected', () => {
    for (const path of site.paths) {
      for (const form of links(path, 'form')) {
        expect([form.getAttribute('method'), form.getAttribute('action')], path).toEqual(['dialog', null]);
      }
    }
  });
});
