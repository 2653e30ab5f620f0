/** Edits that authors of this site make to its content, for tests that no test forbids them: npm run test:edits. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Diagnostic } from '../../generator/diagnostics/diagnostics.ts';
import { runHere } from '../../generator/testing/run-here.ts';
import type { SiteCopy } from './copy-site.ts';

/** Changes a YAML file as a document, so that the rest of it keeps its formatting. */
export function editYaml(site: SiteCopy, file: string, change: (document: Document) => void): void {
  site.change(`content/${file}`, text => {
    const document = parseDocument(text, { logLevel: 'error' });
    change(document);
    return document.toString({ lineWidth: 0 });
  });
}

/** Returns the slugs of this site’s articles in alphabetical order. */
export const slugsOfArticles = (): string[] =>
  readdirSync('content/blog').flatMap(name => (name.endsWith('.md') ? path.basename(name, '.md') : []));

/** Writes an article, with the category and one of the related articles of the first. The day of its date is the number's. */
export function addArticle(site: SiteCopy, slug: string, number: number): void {
  const [first = ''] = slugsOfArticles();
  const [, category] = /^category: (.*)$/m.exec(readFileSync(`content/blog/${first}.md`, 'utf8')) ?? [];
  const name = slug.replaceAll('-', ' ');
  const lead = `What ${name} asks of a small shop in a week: a plain list of prices, one answer to every call within the hour, a count by day.`;
  const section = `${'Write down each call, with its day and its street, and answer it within the hour. '.repeat(8)}\n`;
  const fields = {
    title: `What ${name} asks of a small shop`,
    ...{ description: lead, excerpt: lead, card: name, category, tags: '[Content, About]', readingTime: '1 min' },
    publishDate: `2024-11-${String((number % 28) + 1).padStart(2, '0')}`,
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
        gstin: '24AABCP1234Q1Z5',
        grievance: { ...officer, ...legal },
        privacy: { ...officer, answers: '30 days' },
      },
      signup: { transport: 'post', action: `https://forms.${domain}/signup` },
      hours: { visible: document.getIn(['hours', 'structured']), structured: document.getIn(['hours', 'structured']) },
    }))
      document.set(at, document.createNode(value, { aliasDuplicateObjects: false }));
  });
  editYaml(site, 'claims.yaml', document => {
    for (const { value } of (document.contents as YAMLMap<unknown, YAMLMap>).items) {
      value?.delete('topic');
      value?.set('scope', 'Within 60 days.');
    }
  });
  await confirm(site);
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

/** The ten edits of a marketing colleague, all at once. */
export function edit(site: SiteCopy): void {
  const question = {
    question: 'Do you visit our office?',
    answer: 'Yes, in Gujarat, 4 times a year! 20% of our work is there.',
  };
  const words = Array.from({ length: 24 }, (_, i) => `word${'s'.repeat(i % 3)}`).join(' ');
  const change = (file: string, edit: (document: Document) => void) => editYaml(site, file, edit);
  const list = (document: Document, ...at: (string | number)[]) =>
    (at.length > 0 ? document.getIn(at) : document.contents) as YAMLSeq<YAMLMap>;
  change('prices.yaml', document => document.set('ppc', '₹18,500'));
  change('claims.yaml', document => document.setIn(['brands-served', 'show'], '175+'));
  change('client-questions.yaml', document => list(document).add(document.createNode(question) as YAMLMap));
  change('home.yaml', document => {
    const quote = {
      quote: 'It’s a journey to the next level: 50% more calls!',
      name: 'Asha Patel',
      role: 'Retail',
      isVerified: true,
    };
    list(document, 'testimonials').add(document.createNode(quote) as YAMLMap);
    list(document, 'audience').items.reverse();
  });
  change('branding.yaml', document => document.deleteIn(['services', 3]));
  change('about.yaml', document => list(document, 'services').items.reverse());
  change('services/seo.yaml', document => document.setIn(['hero', 'lead'], `${words}!`));
  change('site.yaml', document => document.set('phone', '+91 79 4000 1234'));
  change('navigation.yaml', document => {
    const line = { label: 'What it costs', path: '/pricing/' };
    list(document, 'columns', 0, 'entries').add(document.createNode(line) as YAMLMap);
    list(document, 'menus', 0, 'entries').add(document.createNode(line) as YAMLMap);
  });
  change('theme.yaml', document => document.set('accent', '#ffd166'));
  addArticle(site, 'a-first-week', 7);
}
