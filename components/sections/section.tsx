/** A section of a page: heading, optional intro, and content. */
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import type { Tone } from '../../content/schemas/common.ts';
import { LazyScene } from '../art/scene.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type SectionTone = 'plain' | 'tinted' | 'page' | 'contrast' | Tone;

export type SectionProps = {
  title: string;
  /** The anchor; defaults to the slug of the title. */
  id?: string;
  intro?: ReactNode;
  /** A drawing below the heading. */
  art?: ReactNode;
  /** The name of a wide drawing that the section stands on. */
  scene?: string | undefined;
  tone?: SectionTone;
  /** `beside` puts the heading in its own column on wide screens. */
  layout?: 'above' | 'beside';
  children?: ReactNode;
};

/** The classes of each tone. */
export const toneClasses = {
  plain: 'section-plain',
  tinted: 'section-tinted',
  page: 'tone-page',
  contrast: 'tone-contrast',
  deep: 'tone-deep',
  brand: 'tone-brand',
  bright: 'tone-bright',
} as const;

export function Section({
  title,
  id = slug(title),
  intro,
  art,
  scene,
  tone = 'plain',
  layout = 'above',
  children,
}: SectionProps) {
  return (
    <section
      className={`section ${toneClasses[tone]} section-${layout} ${layout === 'beside' ? 'split split-aside' : 'stack'}`}
    >
      <div className={intro && layout === 'above' ? 'section-head split split-wide' : 'section-head'}>
        <h2 className="section-title size-2xl" id={id}>
          <InlineMarkdown text={title} />
        </h2>
        {intro && <Paragraph className="section-intro lead">{intro}</Paragraph>}
        {art && <div className="section-art">{art}</div>}
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
