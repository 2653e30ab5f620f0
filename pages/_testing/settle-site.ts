/** Settles a copy of the site as the owner does when the facts arrive, and looks for each where it belongs, and for what denies it. */
import { isMap, type Scalar, visit, type YAMLMap } from 'yaml';
import { addPhotos, editYaml, filesOf, photo, set } from '../../components/testing/site-edits.ts';
import { offersOf } from '../../content/offers.ts';
import { type Content, schema } from '../../content/schema.ts';
import type { SiteCopy } from '../../content/testing/copy-site.ts';
import { openProject, prepare } from '../../generator/build.ts';
import { read } from '../../generator/testing/read.ts';
import { all, type OpenSite, textOf } from './open-site.ts';

/** Values as awkward as real ones: one person in two roles, a long address. */
const domain = 'prajapati-digital-marketing-and-training.example';
const founder = 'Dharmishthaben Vallabhbhai Prajapati';
const batch = 'Saturdays from 9 January 2027, Alkapuri';
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

/** A fact, and the pages that must show it. */
export type Fact = { said: string; on: string[] };

/** Settles everything that preflight lists. Resolves with what was settled, and the pages that must show it. */
export async function settle(site: SiteCopy): Promise<Fact[]> {
  const fees: Fact[] = [];
  const offers = offersOf((await read(site.root, schema)).content as Content);
  for (const file of filesOf(site, /\.(yaml|md)$/)) {
    if (file.endsWith('.yaml'))
      editYaml(site, file, document =>
        visit(document, {
          Pair(_, { key, value: offer }) {
            if (`${key}` !== 'offer' || !isMap(offer)) return;
            const fee = offer.get('fee', true) as Scalar<string> | undefined;
            if (offer.has('dates')) offer.set('dates', batch);
            const name = [offer, document].flatMap(map => [map.get('name'), map.get('title')]).find(Boolean);
            const { path } = offers.find(one => one.name === name) ?? {};
            if (!fee?.tag || !path) return;
            const amount = 17 + fees.length;
            fee.value = fees.length % 2 ? `₹${amount},500` : `₹${amount},500 to ₹${amount},900`;
            fees.push({ said: `₹${amount},500`, on: [path, '/pricing/', '/gu/pricing/'] });
          },
        }),
      );
    site.change(`content/${file}`, text =>
      text
        .replace(/!placeholder ?/g, '')
        .replace(/isNative: false$/m, 'isNative: true')
        .replaceAll('.example.com', `.${domain}`)
        .replace(/\+91 00000 0000(\d)/g, '+91 98250 1234$1'),
    );
  }
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
    clinics: { text: 'Doctors and dentists each have rules of advertising.' },
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
  // From the end of each file, as every line moves those below it: what is to be set, at the start of its record.
  for (const { message, location } of unsettled().toReversed()) {
    const [field] = /(?<=set )is\w+: true/.exec(message) ?? [];
    if (!field || !location) continue;
    const { file, line = 1, column = 1 } = location;
    const place = new RegExp(`^((?:.*\\n){${line - 1}}.{${column - 1}})`);
    site.change(file, text => text.replace(place, `$1${field}\n${' '.repeat(column - 1)}`));
  }
  return [
    ...fees,
    { said: batch, on: ['/coach/instagram/', '/coach/seo/'] },
    { said: founder, on: ['/', '/about/', '/coach/instagram/', '/academy/workshops/', '/terms-conditions/'] },
    ...[phone, email, street].map(said => ({ said, on: ['/contact/', '/gu/contact/'] })),
    { said: photo.alt, on: ['/contact/', '/academy/', '/services/branding/'] },
  ];
}

/** Returns what is wrong with a settled site: facts that a page does not show which should, and sentences that deny one. */
export function wrongIn(site: OpenSite, facts: readonly Fact[]): string[] {
  const shown = new Map(
    site.paths.map(page => {
      const pictures = all(site.page(page), 'img[alt]').map(image => image.getAttribute('alt'));
      return [page, [textOf(site.page(page).querySelector('body')), ...pictures].join(' | ')];
    }),
  );
  const missing = facts.flatMap(({ said, on }) =>
    on
      .filter(page => !shown.get(page.replace(/#.*/, ''))?.includes(said))
      .map(page => `${page} does not show: ${said}`),
  );
  const denied = [...shown].flatMap(([page, text]) =>
    denials.flatMap(denial => {
      const found = denial.exec(text);
      return found ? `${page} still says: …${text.slice(Math.max(0, found.index - 60), found.index + 80)}…` : [];
    }),
  );
  return [...missing, ...denied];
}
