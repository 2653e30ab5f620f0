/** A section of a page: heading, optional intro, and content. */
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { LazyScene } from '../art/drawing.tsx';
import { usePage, useSite } from '../context/site.tsx';
import { fillCount } from '../lib/fill.tsx';
import { thirdTone } from '../lib/tone.ts';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type SectionTone = 'plain' | 'tinted' | 'page' | 'contrast' | Tone;

export type SectionProps = {
  /** Undefined in a language without words for the section, which then is not shown. */
  title: string | undefined;
  /** What [Count] stands for in the title. */
  count?: number;
  /** The anchor; defaults to the slug of the title. */
  id?: string;
  intro?: ReactNode;
  scene?: string | undefined;
  /** The content ends with something that stands on the lower edge of the section; a scene always does. */
  isFlush?: boolean;
  tone?: SectionTone;
  /** `beside` puts the heading in its own column on wide screens. */
  layout?: 'above' | 'beside';
  children?: ReactNode;
};

const toneClassOf = (tone: SectionTone): string =>
  tone === 'plain' || tone === 'tinted' ? `section-${tone}` : `tone-${tone}`;

export function Section({
  title,
  count = 0,
  id = slug(title ?? ''),
  intro,
  scene,
  isFlush = Boolean(scene),
  tone = 'plain',
  layout = 'above',
  children,
}: SectionProps) {
  const { words } = useSite();
  if (!title) return null;
  return (
    <section
      className={`section ${toneClassOf(tone)} section-${layout} ${layout === 'beside' ? 'split split-aside' : 'stack'}${isFlush ? ' section-flush' : ''}`}
    >
      <div className={intro && layout === 'above' ? 'section-head split split-wide' : 'section-head stack'}>
        <h2 id={id}>
          <InlineMarkdown text={fillCount(title, count, words)} />
        </h2>
        {intro && <Paragraph className="lead">{intro}</Paragraph>}
      </div>
      {children && (
        <div className="section-body stack" data-reveal="">
          {children}
        </div>
      )}
      {scene && <LazyScene of={scene} on={tone} />}
    </section>
  );
}

export const Part = ({ title, layout, children }: Pick<SectionProps, 'title' | 'layout' | 'children'>) => (
  <div className={layout === 'beside' ? 'split split-aside' : 'stack-5'}>
    <h3>{title}</h3>
    <div className="part-body stack-5">{children}</div>
  </div>
);

type PairProps = {
  /** One without a tone, beside one with, stands on paper; `third` is neither the page's tone nor its contrast. */
  parts: { title: string; id?: string; tone?: Tone | 'page' | 'contrast' | 'third'; content: ReactNode }[];
  /** `narrow` gives the first less width, `wide` more. */
  layout?: 'narrow' | 'wide';
};

/** Two sections side by side, each with its heading: on paper, or each on a tone, as far as the edge of the window. */
export function Pair({ parts, layout }: PairProps) {
  // A language may have no words for one.
  const shown = parts.filter(({ title }) => title);
  const third = thirdTone(usePage().tone);
  return (
    <section
      className={`section pair split ${layout ? `split-${layout} ` : ''}${shown.some(part => part.tone) ? 'pair-toned bleed-row' : 'section-plain'}`}
    >
      {shown.map(({ title, id = slug(title), tone, content }) => (
        <div className={`pair-part stack-5${tone ? ` bleed tone-${tone === 'third' ? third : tone}` : ''}`} key={title}>
          <h2 id={id}>{title}</h2>
          {content}
        </div>
      ))}
    </section>
  );
}
