/** A workshop programme for one audience: drawing, reasons, topics and booking. */

import { PageArt } from '../../components/dots/page-art.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Section, type SectionVariant } from '../../components/sections/section.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Content } from '../../content/schema.ts';

type ProgrammeProps = Content['workshops']['companies'] & {
  title: string;
  intro: string;
  /** The path of the drawing. */
  path: string;
  variant?: SectionVariant;
  why: string;
  /** Whom the topics are for. */
  choice: string;
  booking: string;
  bookLabel: string;
};

export function Programme({ reasons, topics, path, why, choice, booking, bookLabel, ...section }: ProgrammeProps) {
  return (
    <Section {...section} art={<PageArt path={path} />} layout="beside">
      <h3>{why}</h3>
      <CardGrid variant="card-list" items={reasons} heading="h4" />
      <h3>{`${capitalized(counted(topics.length, 'topic'))} ${choice}`}</h3>
      <CardGrid variant="card-list" items={topics} heading="h4" />
      <Buttons book={bookLabel} at={booking} chat />
    </Section>
  );
}
