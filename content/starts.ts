/** The templates of new articles, services and pages: `npm run new -- post my-subject`. Every unknown value is a placeholder. */
import type { Content } from './schema.ts';

/** "our-story" → "Our story" */
const labelOf = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** An article starts as a draft, which only `dev` shows. */
function post(name: string, { categories, services }: Content, today: string) {
  const title = `${labelOf(name).slice(0, 30)}: what it says and to whom`;
  const text = `---
title: !placeholder "${title}"
description: !placeholder "${labelOf(name)}: what this article answers, for whom, and what they can do after reading it, in 110 to 160 characters for a result list."
excerpt: !placeholder "${labelOf(name)}: one or two sentences that make somebody want to read on, for cards and lists."
card: !placeholder "${labelOf(name).slice(0, 40)}, in one line for a chat."
category: ${Object.keys(categories)[0]}
draft: true
publishDate: ${today}
factsChecked: ${today}
readingTime: 1 min
tags: [!placeholder ${labelOf(name)}]
teaches: !placeholder /services/${services[0]?.slug}/
relatedPosts: []
---

The first sentence says what is wrong, or what can be had. The rest of the article keeps that promise.

## What to do first

A step that can be taken today.
`;
  const next = 'It is a draft, which only dev shows. Delete the line `draft: true` to publish it.';
  return { files: { [`content/blog/${name}.md`]: text }, next };
}

/** A service starts with its page, and a line each in the menu, the footer and the prices. */
function service(name: string, { navigation, rates, site }: Content) {
  const menu = navigation.menus.findIndex(({ entries }) => entries.some(({ path }) => path.startsWith('/services/')));
  const column = navigation.columns.findIndex(({ entries }) =>
    entries.some(({ path }) => path.startsWith('/services/')),
  );
  const related = navigation.menus[menu]?.entries.slice(0, 2).map(({ path }) => path) ?? [];
  const title = labelOf(name);
  const list = (count: number, item: (n: number) => string) =>
    Array.from({ length: count }, (_, i) => item(i + 1)).join('\n');
  const phase = (n: number) => `  - label: !placeholder Phase ${n}
    title: !placeholder "What phase ${n} does"
    text: !placeholder "What is there at its end."
    points:
${list(3, m => `      - !placeholder "What phase ${n} delivers, ${m} of 3"`)}`;
  const card = (what: string) => (n: number) =>
    `  - title: !placeholder "${what} ${n}"\n    text: !placeholder "${what} ${n}, in one sentence or two."`;
  const snapshot = (n: number) => `  - !placeholder
    title: A kind of business, ${n}
    text: What was done for it.
    highlight: What came of it.`;
  const text = `# ${title}: the service's page.
head:
  title: !placeholder "${title.slice(0, 40)}: a service in {site.city}"
  description: !placeholder "${title}: what is done, for whom, how long it takes and how it begins, in 110 to 160 characters that stand in a result list and on no other page."
  card: !placeholder "${title.slice(0, 40)}, in one line for a chat."
name: !placeholder ${title}
serviceType: !placeholder "What kind of service ${title} is"
hero:
  badge: !placeholder ${title}
  title: !placeholder "${title}, in the words of a client"
  lead: !placeholder "What changes for whoever buys it, in two sentences."
overview:
  - !placeholder "What is wrong before, and what it costs."
phases:
${list(3, phase)}
includes:
${list(6, n => `  - !placeholder "What you get, ${n} of 6"`)}
sheet:
  title: !placeholder "A page of what a client gets"
  columns:
${list(2, n => `    - !placeholder "Column ${n}"`)}
  rows:
${list(2, n => `    - [!placeholder "First cell of row ${n}", !placeholder "Its second cell"]`)}
differences:
${list(4, card('Difference'))}
results:
${list(4, card('Result'))}
snapshots:
${list(2, snapshot)}
audience:
${list(4, n => `  - !placeholder "Whom it is for, ${n} of 4"`)}
chatText: !placeholder "Hi {site.name}, I would like help with ${title}."
booking: ${Object.keys(site.bookings)[0]}
related:
${related.map(path => `  - ${path}`).join('\n')}
closing:
  title: !placeholder "The last word on ${title}"
  text: !placeholder "What happens on the call."
`;
  const line = `{ label: !placeholder "${title}", path: /services/${name}/ }`;
  const group = rates.findIndex(group => group.rates.some(({ path }) => path.startsWith('/services/')));
  const facts = ['forWhom', 'price', 'minimum', 'start'].map(fact => `${fact}: !placeholder "To be settled"`);
  const rate = `{ path: /services/${name}/, name: !placeholder "${title}", ${facts.join(', ')} }`;
  return {
    files: { [`content/services/${name}.yaml`]: text },
    insert: [
      { file: 'content/navigation.yaml', at: ['menus', menu, 'entries'], text: line },
      { file: 'content/navigation.yaml', at: ['columns', column, 'entries'], text: line },
      { file: 'content/rates.yaml', at: [group, 'rates'], text: rate },
    ],
  };
}

/** A text page starts with its line in the first menu. A page with its own layout is a file in pages/ instead. */
function page(name: string) {
  const title = labelOf(name);
  const text = `---
title: !placeholder "${title}"
headTitle: !placeholder "${title.slice(0, 50)}"
description: !placeholder "${title}: what this page answers, for whom, and what they can do after reading it, in 110 to 160 characters for a result list."
card: !placeholder "${title.slice(0, 40)}, in one line for a chat."
summary: !placeholder "What is there, in one sentence or two."
---

What it says.
`;
  const line = `{ label: !placeholder "${title}", path: /${name}/, text: !placeholder "What is there" }`;
  return {
    files: { [`content/pages/${name}.md`]: text },
    insert: [{ file: 'content/navigation.yaml', at: ['menus', 0, 'entries'], text: line }],
  };
}

export const starts = { post, service, page };
