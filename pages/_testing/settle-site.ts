/** Settles a copy of the site as the owner does on the day when the facts arrive, and looks for each of them where it belongs, and for what denies it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isMap, type Scalar, visit, type YAMLMap } from 'yaml';
import { addPhotos, editYaml, photo, set } from '../../components/testing/site-edits.ts';
import { offersOf } from '../../content/offers.ts';
import { type Content, schema } from '../../content/schema.ts';
import type { SiteCopy } from '../../content/testing/copy-site.ts';
import { openProject, prepare } from '../../generator/build.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostics.ts';
import { read } from '../../generator/testing/read.ts';
import { all, hrefs, type OpenSite, textOf } from './open-site.ts';

export const filesOf = (site: SiteCopy, ending: RegExp) =>
  readdirSync(path.join(site.root, 'content'), { recursive: true })
    .map(String)
    .filter(file => ending.test(file) && !file.startsWith('templates'));

/** Values as awkward as real ones: one person in three roles, a long address. */
const domain = 'prajapati-digital-marketing-and-training.example';
const founder = 'Dharmishthaben Vallabhbhai Prajapati';
const batch = 'Saturdays from 9 January 2027, Alkapuri';
const student = 'Jigneshbhai Ramanlal Panchal';
const phone = '+91 79 4000 1235';

/** What the shipped site says until it knows better. */
const denials = [
  /\bquoted (?:in writing )?after\b/i,
  /\bfee (?:stands|is) on the booking page|fee shown|\bsee (?:it|the fee) before you (?:book|pay)/i,
  /મફત કૉલ પછી લેખિત ભાવ|ભાવ મફત કૉલ પછી|ફી બુકિંગના પેજ પર/,
  /\bour founder\b/i,
  /\bnext dates? on WhatsApp|on WhatsApp for date/i,
  /\bSamples?\b|\b(?:is|as) a sample\b/,
  /00000 000|\bexample\.com/,
];

/** A fact, the pages that must show it, some page if none is named, and the offer that it is about, whose lines in price lists must say it. */
export type Fact = { said: string; on: string[]; offer?: string };

/** Settles everything that preflight lists. Resolves with what was settled, and the pages that must show it. */
export async function settle(site: SiteCopy): Promise<Fact[]> {
  const fees: Fact[] = [];
  const quotes: string[] = [];
  const offers = offersOf((await read(site.root, schema)).content as Content);
  for (const file of filesOf(site, /\.yaml$/)) {
    site.change(`content/${file}`, text =>
      text
        .replace(/isNative: false$/m, 'isNative: true')
        .replaceAll('.example.com', `.${domain}`)
        .replace(/\+91 00000 0000(\d)/g, '+91 98250 1234$1'),
    );
    editYaml(site, file, document =>
      visit(document, {
        Pair(_, { key, value: offer }) {
          if (`${key}` !== 'offer' || !isMap(offer)) return;
          const fee = offer.get('fee', true) as Scalar<string> | undefined;
          const dates = offer.get('dates', true) as Scalar<string> | undefined;
          if (dates) dates.value = batch;
          const name = [offer, document].flatMap(map => [map.get('name'), map.get('title')]).find(Boolean);
          const found = offers.find(one => one.name === name);
          if (!fee?.tag || !found) return;
          const amount = 17 + fees.length;
          fee.value = fees.length % 2 ? `₹${amount},500` : `₹${amount},500 to ₹${amount},900`;
          const { path } = found;
          fees.push({ said: `₹${amount},500`, on: [path, '/pricing/', '/gu/pricing/'], offer: path });
        },
        Node(_, node) {
          if (node.tag === '!placeholder') delete node.tag;
          if (!isMap(node) || !node.has('quote')) return;
          quotes.push(String(node.get('quote')));
          node.set('isVerified', true);
          node.set('name', student);
        },
      }),
    );
  }
  for (const file of filesOf(site, /\.md$/))
    site.change(`content/${file}`, text =>
      text.replaceAll('!placeholder ', '').replace(/^updated: /m, 'isReviewed: true\n$&'),
    );
  const email = `conversations@${domain}`;
  const officer = { name: founder, email };
  const hours = { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '19:00' };
  const answers = { acknowledges: '48 hours', settles: 'one month', designation: 'Founder' };
  const keeps = { enquiries: 'a year', work: 'two years', recordings: '90 days' };
  const street = '#304, Sunrise Complex, Near Vadfalia, Alkapuri Main Road';
  set(site, 'site.yaml', {
    url: `https://www.${domain}/`,
    founder: { called: founder, role: 'Founder, lead strategist and head of the academy' },
    phone,
    email,
    place: 'Gandhinagar',
    'address.street': street,
    'legal.name': 'Trece Media LLP',
    'legal.grievance': { ...officer, ...answers, phone: '{site.phone}' },
    'legal.privacy': { ...officer, answers: '30 days', keeps },
    clinics: { isReviewed: true, text: 'Doctors and dentists each have rules of advertising.' },
    signup: { transport: 'post', action: `https://forms.${domain}/signup` },
    hours: { visible: hours, structured: hours },
  });
  await addPhotos(site);
  editYaml(site, 'claims.yaml', document => {
    for (const { value } of (document.contents as YAMLMap<unknown, YAMLMap>).items) {
      value?.delete('topic');
      value?.set('scope', 'Within 60 days.');
    }
  });
  const { unsettled } = await prepare(openProject(site.root));
  // From the end of each file, as every field moves the lines below it.
  for (const { message, location } of unsettled().toReversed()) {
    const [field] = /isConfirmed: true/.exec(message) ?? (message.includes('`refund`') ? ['refund: project'] : []);
    if (field && location) insert(site, location, field);
  }
  return [
    ...fees,
    { said: batch, on: ['/coach/instagram/', '/coach/seo/'] },
    { said: founder, on: ['/', '/about/', '/coach/instagram/', '/academy/workshops/', '/terms-conditions/'] },
    ...[phone, email, street].map(said => ({ said, on: ['/contact/', '/gu/contact/'] })),
    ...[photo.alt].map(said => ({ said, on: ['/contact/', '/academy/', '/services/branding/'] })),
    ...quotes.map(said => ({ said, on: [] })),
  ];
}

/** Writes a field at the start of the record that a diagnostic is about. */
function insert(site: SiteCopy, { file, line = 1, column = 1 }: NonNullable<Diagnostic['location']>, field: string) {
  site.change(file, text => {
    const lines = text.split('\n');
    const [before, after] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)];
    lines[line - 1] = `${before}${field}\n${' '.repeat(column - 1)}${after}`;
    return lines.join('\n');
  });
}

/** Returns what is wrong with a settled site: facts that a page does not show which should, and sentences that deny one. */
export function wrongIn(site: OpenSite, facts: readonly Fact[]): string[] {
  const flat = (text: string) => text.replace(/\s+/g, ' ').replace(/[*_]/g, '');
  const shown = new Map(
    site.paths.map(page => {
      const body = site.page(page).querySelector('body');
      const pictures = all(site.page(page), 'img[alt]').map(image => image.getAttribute('alt'));
      return [page, [textOf(body), ...pictures].join(' | ')];
    }),
  );
  const isOn = (page: string, said: string) => shown.get(page.replace(/#.*/, ''))?.includes(flat(said)) ?? false;
  const missing = facts.flatMap(({ said, on, offer }) => {
    if (on.length === 0) return site.paths.some(page => isOn(page, said)) ? [] : `no page shows: ${said}`;
    const silent = offer ? linesOf(site, offer).filter(({ text }) => !text.includes(said)) : [];
    return [
      ...on.filter(page => !isOn(page, said)).map(page => `${page} does not show: ${said}`),
      ...silent.map(({ page, text }) => `${page}, "${text}" does not say: ${said}`),
    ];
  });
  const denied = [...shown].flatMap(([page, text]) =>
    denials.flatMap(denial => {
      const found = denial.exec(text);
      return found ? `${page} still says: …${text.slice(Math.max(0, found.index - 60), found.index + 80)}…` : [];
    }),
  );
  return [...missing, ...denied];
}

/** Returns the lines of price lists, on all pages, that are about the offer at a path. */
const linesOf = (site: OpenSite, offer: string) =>
  site.paths.flatMap(page =>
    all(site.page(page), '.price-list-item')
      .filter(line => hrefs(line, 'a').some(href => href.replace(/^\/gu(?=\/)/, '') === offer))
      .map(line => ({ page, text: textOf(line) })),
  );
