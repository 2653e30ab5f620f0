import { beforeAll, describe, expect, test } from 'vitest';
import { type Content, schema } from '../content/schema.ts';
import { read } from '../generator/testing/read.ts';
import { all, type OpenSite, openOurs, textOf } from './_testing/open-site.ts';

const content = (await read(process.cwd(), schema)).content as Content;
const { bookings, map, signup } = content.site;
let site: OpenSite;
beforeAll(async () => {
  site = await openOurs();
});

const links = (path: string, selector = 'main a') => all(site.page(path), selector);
const hrefs = (path: string, selector?: string) => links(path, selector).map(a => a.getAttribute('href') ?? '');
const bookingUrls = new Set(Object.values(bookings));
const bookingsOn = (path: string) => links(path).filter(a => bookingUrls.has(a.getAttribute('href') ?? ''));

describe('the pages that content refers to', () => {
  test.each<[string, { path: string }[]]>([
    ['/', content.home.ways],
    ['/about/', content.about.services],
    ['/trece-system/', content.system.offers],
    ['/academy/', content.academy.paths],
    ['/academy/courses/', content.programs.flatMap(({ enrol }) => ('path' in enrol ? [enrol] : []))],
    ['/404.html', [{ path: '/' }]],
  ])('are linked on %s', (path, targets) => {
    expect(hrefs(path)).toEqual(expect.arrayContaining(targets.map(target => target.path)));
  });

  test('every programme and every course is on its page with its badge or price', () => {
    const courses = (path: string) => all(site.page(path), 'article.course-card').map(textOf);
    for (const { title, badge, modules } of content.programs) {
      const shown = courses('/academy/courses/').find(text => text.includes(title));
      for (const part of [badge, ...modules.map(module => module.title)]) expect(shown).toContain(part);
    }
    for (const page of content.coaching)
      for (const { title, price } of page.courses) {
        const shown = courses(`/coach/${page.slug}/`).find(text => text.includes(title));
        expect(shown).toContain(`₹${price.toLocaleString('en-IN')}`);
      }
  });

  test('every article links back to the blog', () => {
    for (const path of site.paths.filter(path => /^\/blog\/[^/]+\/$/.test(path)))
      expect(site.page(path).querySelector('main > section:last-of-type a')?.getAttribute('href'), path).toBe('/blog/');
  });
});

describe('bookings open in a new tab', () => {
  test.each<[string, string[]]>([
    ['/contact/', ['call']],
    ['/clients/', ['call']],
    ['/academy/courses/', content.programs.flatMap(({ enrol }) => ('booking' in enrol ? enrol.booking : []))],
    ['/services/add-ons/', content.addOns.list.map(({ booking }) => booking)],
    ...content.services.map(({ slug, booking }): [string, string[]] => [`/services/${slug}/`, [booking]]),
    ...content.coaching.map(({ slug, courses }): [string, string[]] => [
      `/coach/${slug}/`,
      courses.map(({ booking }) => booking),
    ]),
  ])('%s: %s', (path, names) => {
    for (const name of names) {
      const found = links(path).filter(a => a.getAttribute('href') === bookings[name]);
      expect(found.length, name).toBeGreaterThan(0);
      for (const a of found) expect(a.getAttribute('target'), name).toBe('_blank');
    }
  });

  test('every booking link says that it opens a new tab', () => {
    for (const path of site.paths) for (const a of bookingsOn(path)) expect(textOf(a), path).toContain('new tab');
  });
});

test('the contact page has phone, email, map, booking, chat and an iframe with the map', () => {
  const found = hrefs('/contact/');
  expect(found).toEqual(expect.arrayContaining([map.link, bookings.call]));
  for (const start of ['tel:+', 'mailto:', 'https://wa.me/']) expect(found.join(' ')).toContain(start);
  const frame = site.page('/contact/').querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(map.embed);
  expect(frame?.getAttribute('title')).toBeTruthy();
  expect(frame?.getAttribute('loading')).toBe('lazy');
});

test('a phone link dials the number that it shows', () => {
  for (const path of site.paths) {
    for (const a of links(path, 'a[href^="tel:"]')) {
      expect(a.getAttribute('href')).toMatch(/^tel:\+\d{7,15}$/);
      expect(textOf(a).replace(/[^\d+]/g, ''), path).toBe(a.getAttribute('href')?.slice(4));
    }
  }
});

describe('the sign-up forms', () => {
  test('have a label, a purpose and the privacy policy', () => {
    const forms = site.paths.flatMap(path => links(path, 'form:has(input[type=email])'));
    expect(forms.length).toBeGreaterThan(0);
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

  test.runIf(signup.transport === 'none')('send nothing while no transport is set', () => {
    for (const path of site.paths) {
      for (const form of links(path, 'form')) {
        expect([form.getAttribute('method'), form.getAttribute('action')], path).toEqual(['dialog', null]);
      }
    }
  });
});
