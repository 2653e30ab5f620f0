import { Contents } from '../components/contents/contents.tsx';
import { monthOf } from '../components/date/date.tsx';
import type { Head } from '../components/head/head.tsx';
import { Policy } from '../components/policy/policy.tsx';
import { headingsOf } from '../components/prose/markdown.ts';
import { Prose } from '../components/prose/prose.tsx';
import type { Content } from '../content/schema.ts';

export const paths = ({ policies }: Content) => policies.map(policy => ({ policy: policy.slug, text: policy }));

type PolicyProps = ReturnType<typeof paths>[number];

export const head = ({ text }: PolicyProps): Head => ({
  title: text.headTitle,
  description: text.description,
  card: text.card,
  cardTitle: text.title,
  trail: [{ name: text.title }],
  modified: text.updated,
});

export default function PolicyPage({ text }: PolicyProps) {
  return (
    <Policy
      title={text.title}
      summary={text.summary}
      updated={monthOf(text.updated)}
      contents={<Contents headings={headingsOf(text.body)} />}
    >
      <Prose markdown={text.body} />
    </Policy>
  );
}
