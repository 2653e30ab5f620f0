/** Edits that authors of this site make to its content, for tests that no test forbids them: npm run test:edits. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Document, isMap, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Diagnostic } from '../../generator/diagnostics/diagnostics.ts';
import { runHere } from '../../generator/testing/run-here.ts';
import { slugsOfArticles } from './an-article.ts';
import type { SiteCopy } from './copy-site.ts';

/** Changes a YAML file as a document, so that the rest of it keeps its formatting. */
export function editYaml(site: SiteCopy, file: string, change: (document: Document) => void): void {
  site.change(`content/${file}`, text => {
    const document = parseDocument(text, { logLevel: 'error' });
    change(document);
    return document.toString({ lineWidth: 0 });
  });
}

/** Writes an article, with the category and one of the related articles of the first. */
function addArticle(site: SiteCopy, slug: string): void {
  const [first = ''] = slugsOfArticles();
  const [, category] = /^category: (.*)$/m.exec(readFileSync(`content/blog/${first}.md`, 'utf8')) ?? [];
  const name = slug.replaceAll('-', ' ');
  const lead = `What ${name} asks of a small shop in a week: a plain list of prices, one answer to every call within the hour, a count by day.`;
  const section = `${'Write down each call, with its day and its street, and answer it within the hour. '.repeat(8)}\n`;
  const fields = {
    title: `What ${name} asks of a small shop`,
    ...{ description: lead, excerpt: lead, card: name, category, tags: '[Content, About]', readingTime: '1 min' },
    publishDate: '2024-11-08',
    ...{ factsChecked: '2026-11-01', relatedPosts: `[${first}]`, teaches: '/services/seo/' },
  };
  const head = Object.entries(fields).map(
    ([key, value]) => `${key}: ${/[:,]/.test(`${value}`) && !/^\[/.test(`${value}`) ? JSON.stringify(value) : value}\n`,
  );
  site.change(
    `content/blog/${slug}.md`,
    `---\n${head.join('')}---\n\n## Monday\n\n${section}\n## Friday\n\n${section}`,
  );
}

/** Makes what `npm run new` makes, does what it says is next, and publishes it. */
export async function addNew(site: SiteCopy, kind: 'page' | 'service', name: string): Promise<void> {
  const { out, err } = await runHere(site.root, `new ${kind} ${name}`);
  if (err) throw new Error(err);
  for (const [rate] of out.matchAll(/^ {4}- path(.*\n {6}.*)+\n/gm))
    site.change('content/rates.yaml', text => `${text.trimEnd()}\n${rate}`);
  for (const [entry] of out.matchAll(/^ {6}- \{.*\n/gm))
    site.change('content/navigation.yaml', text => text.replace('entries:\n', `$&${entry}`));
  const [, file = ''] = /^created: (.*)$/m.exec(out) ?? [];
  site.change(file, text => text.replace('draft: true\n', ''));
}

const domain = 'prajapati-digital-marketing-and-training.example';
const officer = { name: 'Dharmishthaben Vallabhbhai Prajapati', email: `conversations@${domain}` };

/** Settles everything that preflight lists, with values as awkward as real ones: names in names, one person in three roles, a long address. */
export async function settle(site: SiteCopy): Promise<void> {
  const files = readdirSync(path.join(site.root, 'content'), { recursive: true }).map(String);
  for (const file of files.filter(name => name.endsWith('.yaml') && !name.startsWith('templates')))
    editYaml(site, file, document =>
      visit(document, {
        Node(_, node) {
          if (node.tag === '!placeholder') delete node.tag;
          if (!isMap(node) || !node.has('quote')) return;
          node.set('isVerified', true);
          node.set('name', 'Jigneshbhai Ramanlal Panchal');
        },
      }),
    );
  for (const file of files.filter(name => name.endsWith('.md') && !name.startsWith('templates')))
    site.change(`content/${file}`, text =>
      text.replaceAll('!placeholder ', '').replace(/^updated: /m, 'isReviewed: true\n$&'),
    );
  editYaml(site, 'site.yaml', document => {
    const legal = { acknowledges: '48 hours', settles: 'one month', designation: 'Founder', phone: '+91 79 4000 1235' };
    for (const [at, value] of Object.entries<unknown>({
      url: `https://www.${domain}/`,
      founder: { name: officer.name, role: 'Founder, lead strategist and head of the academy' },
      email: officer.email,
      place: 'Gandhinagar',
      legal: {
        name: `${document.get('name')} Media LLP`,
        host: 'Loom Hosting',
        grievance: { ...officer, ...legal },
        privacy: {
          ...officer,
          answers: '30 days',
          keeps: { enquiries: 'a year', work: 'two years', recordings: '90 days' },
        },
      },
      clinics: { isReviewed: true, text: 'Doctors and dentists each have rules of advertising.' },
      signup: { transport: 'post', action: `https://forms.${domain}/signup` },
      hours: { visible: document.getIn(['hours', 'structured']), structured: document.getIn(['hours', 'structured']) },
    }))
      document.set(at, document.createNode(value, { aliasDuplicateObjects: false }));
  });
  await addPhotos(site);
  editYaml(site, 'claims.yaml', document => {
    for (const { value } of (document.contents as YAMLMap<unknown, YAMLMap>).items) {
      value?.delete('topic');
      value?.set('scope', 'Within 60 days.');
    }
  });
  await confirm(site);
}

/** Adds the photographs that only the owner can take. */
export async function addPhotos(site: SiteCopy): Promise<void> {
  const put = async (file: string, width: number, height: number) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#b43' } });
    await picture.toFile(path.join(site.root, 'content', file));
  };
  await put('founder.jpg', 960, 1200);
  await put('photo.jpg', 1600, 1067);
  set(site, 'site.yaml', ['founder', 'portrait'], { file: 'founder.jpg', alt: 'The founder' });
  const photo = { file: 'photo.jpg', alt: 'A room', caption: 'What it shows.' };
  change(site, 'photos.yaml', document => {
    for (const [name, count] of Object.entries({ office: 1, class: 1, work: 3 }))
      document.set(
        name,
        document.createNode(
          Array.from({ length: count }, () => photo),
          { aliasDuplicateObjects: false },
        ),
      );
  });
}

/** Sets the fields that preflight names, where it names them. */
async function confirm(site: SiteCopy): Promise<void> {
  const { out } = await runHere(site.root, 'preflight --json');
  const { unsettled }: { unsettled: Diagnostic[] } = JSON.parse(out);
  for (const { message, location } of unsettled.toReversed()) {
    const field = /isConfirmed: true/.exec(message) ?? (message.includes('`refund`') ? ['refund: project'] : []);
    const [line = 0, column = 1] = [location?.line, location?.column];
    if (field[0] && location)
      site.change(location.file, text => {
        const lines = text.split('\n');
        const [before, after] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)];
        lines[line - 1] = `${before}${field[0]}\n${' '.repeat(column - 1)}${after}`;
        return lines.join('\n');
      });
  }
}

const change = (site: SiteCopy, file: string, edit: (document: Document) => void) => editYaml(site, file, edit);
type Key = string | number;
/** Sets the value at the keys `at` of a YAML file. */
const set = (site: SiteCopy, file: string, at: Key[], value: unknown) =>
  change(site, file, document => document.setIn(at, document.createNode(value)));
/** Adds an item to the list at the keys `at`, or to a file that is a list. */
const add = (site: SiteCopy, file: string, at: Key[], item: unknown) =>
  change(site, file, document => {
    const list = (at.length > 0 ? document.getIn(at) : document.contents) as YAMLSeq;
    list.add(document.createNode(item));
  });
const reverse = (site: SiteCopy, file: string, at: Key[]) =>
  change(site, file, document => void (document.getIn(at) as YAMLSeq).items.reverse());
const words = Array.from({ length: 24 }, (_, i) => `word${'s'.repeat(i % 3)}`).join(' ');
const questions = [1, 2, 3, 4].map(n => ({
  question: `Question ${n} of our visitors?`,
  answer: '50% say yes, 4.5 of 5!',
}));

/** What colleagues ordinarily do, each by hand in the files that it names. */
export const edits: Record<string, (site: SiteCopy) => void> = {
  'a price': site => set(site, 'prices.yaml', ['ppc'], '₹18,500'),
  'a claim': site => set(site, 'claims.yaml', ['brands-served', 'show'], '175+'),
  'a question': site =>
    add(site, 'client-questions.yaml', [], { question: 'Do you visit us?', answer: '4 times a year!' }),
  'a testimonial': site =>
    add(site, 'home.yaml', ['testimonials'], {
      quote: 'It’s a journey to the next level: 50% more calls!',
      ...{ name: 'Asha Patel', role: 'Retail', isVerified: true },
    }),
  'another order': site => {
    reverse(site, 'home.yaml', ['audience']);
    reverse(site, 'about.yaml', ['services']);
  },
  'a service of the branding page removed': site =>
    change(site, 'branding.yaml', document => document.deleteIn(['services', 3])),
  'a lead of 24 words': site => set(site, 'services/seo.yaml', ['hero', 'lead'], `${words}!`),
  'the phone': site => set(site, 'site.yaml', ['phone'], '+91 79 4000 1234'),
  'the place': site => {
    set(site, 'site.yaml', ['place'], 'Gandhinagar');
    set(site, 'site.yaml', ['address', 'locality'], 'Gandhinagar');
  },
  'the brand': site => set(site, 'site.yaml', ['name'], 'Kite & Co'),
  'hours that begin at half past': site => {
    set(site, 'site.yaml', ['hours', 'visible', 'opens'], '10:30');
    set(site, 'site.yaml', ['hours', 'structured', 'opens'], '10:30');
  },
  'a link in a menu and in the footer': site => {
    for (const list of ['columns', 'menus'])
      add(site, 'navigation.yaml', [list, 0, 'entries'], { label: 'What it costs', path: '/pricing/' });
  },
  'theme colours': site => {
    set(site, 'theme.yaml', ['accent'], '#ffd166');
    set(site, 'theme.yaml', ['primary'], { light: '#1d4e5f', dark: '#8fd3e8' });
  },
  'an article': site => addArticle(site, 'a-first-week'),
  'an article removed': site => {
    const slug = 'storytelling-marketing-2024';
    rmSync(path.join(site.root, `content/blog/${slug}.md`));
    for (const file of readdirSync(path.join(site.root, 'content'), { recursive: true }).map(String))
      if (/\.(md|yaml)$/.test(file))
        site.change(`content/${file}`, text =>
          text.replace(new RegExp(`, ${slug}\\b|\\b${slug}, `, 'g'), '').replaceAll(`/blog/${slug}/`, '/blog/'),
        );
  },
  'an industry removed': site => {
    change(site, 'industries.yaml', document => document.delete('entertainment'));
    site.change('content/clients.yaml', text => text.replace(/industry: .*\bentertainment/, 'industry: food'));
  },
  'a second page of courses': site => {
    const rename = (text: string) => text.replaceAll('SEO', 'LinkedIn').replace(/^( +- id: |guides: \[)/gm, '$&');
    const page = rename(readFileSync(path.join(site.root, 'content/coaching/seo.yaml'), 'utf8'));
    site.change('content/coaching/linkedin.yaml', page);
    site.change('content/rates.yaml', text =>
      text.replace(
        / {4}- path: \/coach\/seo\/\n( {6}.*\n)+/,
        rate => rate + rename(rate).replace('coach/seo', 'coach/linkedin'),
      ),
    );
    add(site, 'navigation.yaml', ['menus', 2, 'entries'], { label: 'LinkedIn coaching', path: '/coach/linkedin/' });
  },
  'questions on the home page': site =>
    site.change('pages/index.tsx', text =>
      `import { Faq } from '../components/sections/faq.tsx';\n${text}`.replace(
        '      <CallToAction\n',
        `<Section title="Questions"><Faq questions={${JSON.stringify(questions)}} /></Section>\n$&`,
      ),
    ),
  'a page with a layout of its own': site => {
    site.change('pages/careers.tsx', careers);
    add(site, 'navigation.yaml', ['columns', 0, 'entries'], { label: 'Careers', path: '/careers/' });
  },
};

const careers = `import { Section } from '../components/sections/section.tsx';
import { Buttons } from '../components/ui/button.tsx';

export const props = ({ site }) => ({ site });

export const head = ({ site }) => ({
  title: \`Careers at \${site.name}: who we are looking for\`,
  description: \`Work at \${site.name}: two open positions in design and in ads, what we ask, what we pay, and how the days are when you work here.\`,
  card: 'Two open positions, in design and in ads.',
  trail: [{ name: site.name, path: '/' }, { name: 'Careers' }],
});

export default function Careers({ site }) {
  return (
    <>
      <h1>Careers at {site.name}</h1>
      <p>20% of your time is your own!</p>
      <Section title="Designer"><p>You draw, we print.</p><Buttons more={['/contact/', 'Write to us']} /></Section>
    </>
  );
}
`;
