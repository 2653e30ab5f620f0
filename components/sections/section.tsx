/** A section of a page: heading, optional intro, and content. */
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { LazyScene } from '../art/drawing.tsx';
import { useSite } from '../context/site.tsx';
import { fillCount } from '../lib/fill.tsx';
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

export const toneClassOf = (tone: SectionTone): string =>
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

/** A part of a section's content, with a heading of its own. */
export const Part = ({ title, layout, children }: Pick<SectionProps, 'title' | 'layout' | 'children'>) => (
  <div className={layout === 'beside' ? 'split split-aside' : 'stack-5'}>
    <h3>{title}</h3>
    <div className="part-body stack-5">{children}</div>
  </div>
);
