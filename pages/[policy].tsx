import { Contents } from '../components/article/contents.tsx';
import { headingsOf } from '../components/article/markdown.ts';
import { Policy } from '../components/article/policy.tsx';
import { Prose } from '../components/article/prose.tsx';
import type { Head } from '../components/shell/head.tsx';
import { monthOf } from '../components/ui/date.tsx';
import type { Content } from '../content/schema.ts';
import { bodyFor } from '../content/schemas/texts.ts';

export const paths = ({ policies, site }: Content) =>
  policies.map(policy => ({ policy: policy.slug, text: policy, body: bodyFor(policy, site.signup.transport) }));

type PolicyProps = ReturnType<typeof paths>[number];

export const head = ({ text }: PolicyProps): Head => ({
  title: text.headTitle,
  description: text.description,
  card: text.card,
  cardTitle: text.title,
  trail: [{ name: text.title }],
  modified: text.updated,
});

export default function PolicyPage({ text, body }: PolicyProps) {
  return (
    <Policy
      title={text.title}
      summary={text.summary}
      updated={monthOf(text.updated)}
      contents={<Contents headings={headingsOf(body)} />}
    >
      <Prose markdown={body} />
    </Policy>
  );
}
