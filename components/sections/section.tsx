/** A section of a page: heading, optional intro, and content. */
import './section.css';
import { slug } from 'github-slugger';
import type { ReactNode } from 'react';
import { Scene } from '../art/scene.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type SectionVariant = 'plain' | 'tinted' | 'cloth' | 'indigo' | 'madder' | 'turmeric';

export type SectionProps = {
  title: string;
  /** The anchor; defaults to the slug of the title. */
  id?: string;
  /** A few words above the title. */
  eyebrow?: string;
  intro?: ReactNode;
  /** A drawing, below the heading if that has its own column, otherwise next to it. */
  art?: ReactNode;
  /** The name of a wide drawing that the section stands on. */
  scene?: string | undefined;
  variant?: SectionVariant;
  /** `beside` puts the heading in its own column on wide screens. */
  layout?: 'above' | 'beside';
  children?: ReactNode;
};

/** The classes of the grounds. */
export const grounds = {
  plain: 'section-plain',
  tinted: 'section-tinted',
  cloth: 'section-cloth cloth',
  indigo: 'ground-indigo',
  madder: 'ground-madder',
  turmeric: 'ground-turmeric',
} as const;

export function Section({
  title,
  id = slug(title),
  eyebrow,
  intro,
  art,
  scene,
  variant = 'plain',
  layout = 'above',
  children,
}: SectionProps) {
  return (
    <section
      className={`section ${grounds[variant]} section-${layout} ${layout === 'beside' ? 'split split-aside' : 'stack'}`}
    >
      <div className={intro && layout === 'above' ? 'section-head split split-wide' : 'section-head'}>
        {art && <div className="section-art">{art}</div>}
        <div>
          {eyebrow && <p className="section-eyebrow eyebrow">{eyebrow}</p>}
          <h2 className="section-title size-2xl" id={id}>
            <InlineMarkdown text={title} />
          </h2>
        </div>
        {intro && <Paragraph className="section-intro lead">{intro}</Paragraph>}
      </div>
      {children && (
        <div className="section-body stack" data-reveal="">
          {children}
        </div>
      )}
      {scene && <Scene of={scene} />}
    </section>
  );
}
