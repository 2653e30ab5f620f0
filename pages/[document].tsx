/** Text pages: the policies, and every Markdown file in content/pages/. */

import type { Head } from '../components/layout/head.tsx';
import type { Content } from '../content/schema.ts';
import { bodyFor } from '../content/schemas/texts.ts';
import { TextPage } from './_text-page.tsx';

export const paths = ({ policies, pages, site }: Content) => [
  ...policies.map(text => ({ document: text.slug, text, body: bodyFor(text, site.signup.transport) })),
  ...pages.map(text => ({ document: text.slug, text, body: text.body })),
];

type DocumentPageProps = ReturnType<typeof paths>[number];

export const head = ({ text }: DocumentPageProps): Head => ({
  title: text.headTitle,
  description: text.description,
  card: text.card,
  cardTitle: text.title,
  trail: [{ name: text.title }],
  isHidden: text.isUnpublished === true,
  ...(text.updated ? { modified: text.updated } : {}),
});

export default function DocumentPage({ text, body }: DocumentPageProps) {
  return <TextPage text={text} body={body} />;
}
