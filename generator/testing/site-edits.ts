/** Edits that authors of this site may make to its content, each complete: related content changes together. They test that no test forbids them. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { SiteCopy } from './copy-site.ts';

type Edit = (site: SiteCopy) => void;

/** Changes a YAML file as a document, so that the rest of it keeps its formatting. Does nothing if the site has no such file: a section may have been removed. */
export function editYaml(site: SiteCopy, file: string, change: (document: Document) => void): void {
  if (!existsSync(path.join(site.root, 'content', file))) return;
  site.change(`content/${file}`, text => {
    const document = parseDocument(text, { logLevel: 'error' });
    change(document);
    return document.toString({ lineWidth: 0 });
  });
}

const set =
  (file: string, at: (string | number)[], value: unknown): Edit =>
  site =>
    editYaml(site, file, document => document.setIn(at, document.createNode(value)));
const add =
  (file: string, at: (string | number)[], value: unknown): Edit =>
  site =>
    editYaml(site, file, document => {
      const list = (at.length > 0 ? document.getIn(at) : document.contents) as YAMLSeq;
      list.add(document.createNode(value));
    });
const removeAt =
  (file: string, at: (string | number)[]): Edit =>
  site =>
    editYaml(site, file, document => document.deleteIn(at));
const all =
  (...edits: Edit[]): Edit =>
  site => {
    for (const edit of edits) edit(site);
  };

/** Generates words, different for each seed. None of them counts as hype in content/writing.test.ts. */
export function wordsFrom(seed: number, count: number): string {
  const pool =
    'shop owner asks writes a plain list of prices before the ad goes live and keeps it near the phone so that every call from Surat Rajkot or Anand gets one clear answer within the hour while the team counts what came in by week day and street'.split(
      ' ',
    );
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return pool[state % pool.length];
  }).join(' ');
}

/** Returns the slugs of this site’s articles in alphabetical order. */
export const slugsOfArticles = (): string[] =>
  readdirSync('content/blog')
    .filter(name => name.endsWith('.md'))
    .map(name => path.basename(name, '.md'))
    .sort();

/** Writes an article. Its reading time fits its text, and one of its tags has the name of a page in the menu. */
export function addArticle(site: SiteCopy, slug: string, seed: number): void {
  const categories = Object.keys(parseDocument(readFileSync('content/categories.yaml', 'utf8')).toJS());
  const related = slugsOfArticles()[0];
  const paragraphs = Array.from({ length: 12 }, (_, i) => `${wordsFrom(seed * 100 + i + 1, 100)}.`);
  const parts = paragraphs.map((text, i) => (i % 4 === 0 ? `## Part ${i / 4 + 1} of ${slug}\n\n${text}` : text));
  site.change(
    `content/blog/${slug}.md`,
    `---
title: "A new article about ${slug.replaceAll('-', ' ')}"
description: "What ${slug.replaceAll('-', ' ')} asks of a small shop in a week, in twelve paragraphs that somebody wrote after the site was made, with prices."
excerpt: "An article that was written after the site was made, about ${slug.replaceAll('-', ' ')}, so that the list grows."
card: Written after the site was made.
category: ${categories[0]}
publishDate: 2024-11-${String((seed % 28) + 1).padStart(2, '0')}
factsChecked: 2026-11-01
readingTime: 6 min
tags: [Content, About]
relatedPosts: [${related}]
teaches: /services/seo/
---

${parts.join('\n\n')}

Ask us about [SEO](/services/seo/).
`,
  );
}

/** Removes an article and all links to it. */
function removeArticle(site: SiteCopy, slug: string): void {
  rmSync(path.join(site.root, 'content/blog', `${slug}.md`));
  const files = readdirSync(path.join(site.root, 'content'), { recursive: true }).map(String);
  for (const file of files.filter(file => /\.(md|yaml)$/.test(file)))
    site.change(`content/${file}`, text =>
      text
        .replaceAll(`](/blog/${slug}/)`, '](/blog/)')
        .replace(/^(relatedPosts|guides): \[(.*)\]$/m, (_, field: string, list: string) => {
          const others = list.split(', ').filter(other => other !== slug);
          return `${field}: [${others.join(', ')}]`;
        }),
    );
  site.change('content/specified.ts', text => text.replace(`  '${slug}',\n`, ''));
}

/** Settles the story of the first client with figures, if any, and gives it its own page. */
const addClientPage: Edit = site => {
  const claims: string[] = [];
  let page = '';
  editYaml(site, 'clients.yaml', document => {
    const clients = (document.contents as YAMLSeq).items as YAMLMap[];
    const client = clients.find(one => one.hasIn(['caseStudy', 'results']));
    if (!client) return;
    visit(client, { Node: (_, node) => void (node.tag === '!placeholder' && delete node.tag) });
    visit(client, { Pair: (_, { key, value }) => void (String(key) === 'claim' && claims.push(String(value))) });
    page = `/clients/${client.get('id')}/`;
    const head = {
      title: `${client.get('name')}: a date, and leads in time`,
      description:
        'How a campaign with a date that could not move found its leads in time: the challenge, the plan, the weeks as they went, and each figure.',
      card: 'A campaign with a date that could not move.',
    };
    const story = ['The first week went into one message.', 'Each morning the list of leads was read together.'];
    const words = { title: 'A date that could not move', lead: 'Leads in time, on a budget that was fixed.' };
    client.set('page', document.createNode({ head, ...words, story }));
    client.setIn(['caseStudy', 'testimonial', 'isVerified'], true);
  });
  editYaml(site, 'claims.yaml', document => {
    for (const id of claims) (document.getIn([id, 'on']) as YAMLSeq).add(page);
  });
};

export const edits: Record<string, Edit> = {
  price: all(set('prices.yaml', ['ppc'], '₹18,500'), set('prices.yaml', ['seo-masterclass'], '₹26,499')),
  claim: all(
    set('claims.yaml', ['brands-served', 'show'], '175+'),
    set('claims.yaml', ['rating', 'show'], '4.8'),
    set('claims.yaml', ['consultation-worth', 'show'], '₹6,500'),
  ),
  badge: all(set('programs.yaml', [0, 'badge'], 'Loved'), set('academy.yaml', ['paths', 0, 'badge'], 'No fee')),
  question: all(
    add('client-questions.yaml', [], {
      question: 'Do you visit our office?',
      answer: 'Yes, in Gujarat, once a quarter.',
    }),
    add('branding.yaml', ['questions'], {
      question: 'Do you print?',
      answer: 'No, but we check the proof with your printer.',
    }),
  ),
  testimonial: site =>
    editYaml(site, 'home.yaml', document => {
      const one = document.createNode({
        quote: 'The list of what was due came every Monday.',
        name: 'Shop owner',
        role: 'Retail',
      });
      one.tag = '!placeholder';
      (document.getIn(['testimonials']) as YAMLSeq).add(one);
    }),
  card: all(
    removeAt('branding.yaml', ['services', 3]),
    removeAt('about.yaml', ['services', 8]),
    removeAt('home.yaml', ['audience', 3]),
    removeAt('ppc.yaml', ['results', 4]),
    removeAt('workshops.yaml', ['companies', 'topics', 5]),
  ),
  'client page': addClientPage,
  'menu line': all(
    add('navigation.yaml', ['menus', 0, 'entries'], { label: 'Visit us', path: '/contact/' }),
    add('navigation.yaml', ['columns', 0, 'entries'], { label: 'What it costs', path: '/pricing/' }),
  ),
  'article added': site => addArticle(site, 'the-first-week-of-a-new-shop', 7),
  'article removed': site => removeArticle(site, 'digital-marketing-guide-2024'),
  industry: all(set('industries.yaml', ['textiles'], { name: 'Textiles and dyes', icon: 'needle' }), site =>
    editYaml(site, 'clients.yaml', document => {
      const clients = (document.contents as YAMLSeq).items as YAMLMap[];
      const twins = clients.map(client => client.get('industry'));
      const spare = clients.find((client, i) => twins.indexOf(client.get('industry')) < i);
      spare?.set('industry', 'textiles');
    }),
  ),
  phone: all(set('site.yaml', ['phone'], '+91 79 4000 1234'), set('site.yaml', ['chat', 'blog'], '+91 98250 12345')),
  city: all(set('site.yaml', ['place'], 'Vadodara'), set('site.yaml', ['address', 'locality'], 'Vadodara')),
  brand: set('site.yaml', ['name'], 'Chakri'),
  theme: all(set('theme.yaml', ['accent'], '#ffd166'), set('theme.yaml', ['primary', 'light'], '#1f5f4a')),
};

export const founderStory = 'Eight years behind the counter of a shop for sanitary ware came first.';

/** Values of content/site.yaml once everything is settled, as long as such values can be. */
const settledSite: [at: string[], value: unknown][] = [
  [['name'], 'Prajapati Digital'],
  [['place'], 'Gandhinagar'],
  [
    ['founder'],
    {
      name: 'Dharmishthaben Vallabhbhai Prajapati',
      role: 'Founder, lead strategist and head of the academy',
      story: [founderStory],
    },
  ],
  [['phone'], '+91 79 4000 1234'],
  [['email'], 'conversations@prajapati-digital-marketing.example'],
  [
    ['address'],
    {
      street: '1204, Shivalik Corporate Park, opposite Prahladnagar Garden, Satellite Road',
      locality: 'Gandhinagar',
      region: 'Gujarat',
      postalCode: '380015',
      country: 'India',
      countryCode: 'IN',
    },
  ],
  [['url'], 'https://www.prajapati-digital-marketing.example/'],
  [['legal', 'name'], 'Prajapati Marketing and Training Private Limited'],
  [['legal', 'gstin'], '24AABCP1234Q1Z5'],
  [['legal', 'grievance', 'name'], 'Kaushikbhai Harilal Trivedi'],
  [['legal', 'grievance', 'phone'], '+91 79 4000 1235'],
  [['chat'], { site: '+91 98250 12345', clients: '+91 98250 12346', blog: '+91 98250 12347' }],
];

/** Two additional services: slug, name in lists, name in the menu. */
const services = [
  ['website-design', 'Website design and development', 'Website design and development'],
  ['email-marketing', 'Email and message marketing', 'Email and message marketing'],
] as const;

/** Turns the site into what it may be in a year: nothing is left to settle, a client has a page, there are two more services and ten more articles. */
export const fill: Edit = site => {
  const files = readdirSync(path.join(site.root, 'content'), { recursive: true }).map(String);
  for (const file of files.filter(name => name.endsWith('.yaml'))) editYaml(site, file, settle);
  for (const file of files.filter(name => name.endsWith('.md')))
    site.change(`content/${file}`, text => text.replaceAll('!placeholder ', ''));
  editYaml(site, 'site.yaml', document => {
    for (const [at, value] of settledSite) document.setIn(at, document.createNode(value));
    for (const { key } of (document.get('bookings') as YAMLMap<{ value: string }>).items)
      document.setIn(
        ['bookings', key.value],
        `https://learn.prajapati-digital-marketing.example/checkout/${key.value}`,
      );
    for (const [slug] of services)
      document.setIn(['bookings', slug], `https://learn.prajapati-digital-marketing.example/checkout/${slug}`);
  });
  addClientPage(site);
  for (const [slug, name, label] of services) addService(site, slug, name, label);
  for (let number = 1; number <= 10; number++) addArticle(site, `a-tenth-of-a-year-${number}`, number + 20);
};

/** Removes the placeholder tags, and gives the people who are quoted a name and a role of realistic length. */
function settle(document: Document): void {
  visit(document, {
    Node(_, node) {
      if (node.tag === '!placeholder') delete node.tag;
      if (isScalar(node) && typeof node.value === 'string')
        node.value = node.value.replace('example.com', 'prajapati-digital-marketing.example');
      if (!isMap(node) || !node.has('quote')) return;
      node.set('name', 'Jigneshbhai Ramanlal Panchal');
      node.set('role', 'Managing partner, Panchal Sanitaryware and Ceramics');
      node.set('isVerified', true);
      node.set('rating', 5);
    },
  });
}

const twin = '/services/seo/';
const has = (entries: YAMLSeq<YAMLMap>, to: string) => entries.items.some(entry => entry.get('path') === to);

/** Adds a service like SEO, with its lines in the menu, in the footer and in the prices. */
function addService(site: SiteCopy, slug: string, name: string, label: string): void {
  site.change(`content/services/${slug}.yaml`, readFileSync(path.join(site.root, 'content/services/seo.yaml'), 'utf8'));
  editYaml(site, `services/${slug}.yaml`, document => {
    document.setIn(['head', 'title'], `${name} in Gujarat`);
    document.setIn(
      ['head', 'description'],
      `${name} for growing businesses in Gujarat: planned with you, made by us, counted in enquiries, and yours to keep when we part.`,
    );
    document.set('name', name);
    document.setIn(['hero', 'title'], `${name}, planned with you`);
    document.set('booking', slug);
  });
  const page = `/services/${slug}/`;
  // Finds the entries of the menu, or of the footer's column, that list the services. The twin's claims apply to this service, too.
  const entriesWithTwin = (lists: YAMLSeq<YAMLMap>) =>
    lists.items.map(list => list.get('entries') as YAMLSeq<YAMLMap>).find(entries => has(entries, twin));
  editYaml(site, 'navigation.yaml', document => {
    for (const part of ['menus', 'columns'])
      entriesWithTwin(document.get(part) as YAMLSeq<YAMLMap>)?.add(
        document.createNode({ label, path: page }) as YAMLMap,
      );
  });
  editYaml(site, 'claims.yaml', document => {
    for (const { value } of (document.contents as YAMLMap<unknown, YAMLMap>).items) {
      const on = value?.get('on') as YAMLSeq<{ value: string }>;
      if (on.items.some(item => item.value === twin)) on.add(page as never);
    }
  });
  const rate = { forWhom: 'Businesses that sell in more than one town', price: 'Quote after the free call' };
  const terms = { minimum: 'Agreed in your quote', start: 'A free call' };
  add('rates.yaml', [0, 'rates'], { path: page, name, ...rate, ...terms })(site);
}
