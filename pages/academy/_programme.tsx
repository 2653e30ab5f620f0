/** A workshop programme for one audience, in its dye: the drawing and a wall of topics, beside the reasons. */
import './_programme.css';
import { PageArt } from '../../components/dots/page-art.tsx';
import { capitalized, counted } from '../../components/lib/counted.ts';
import { CardGrid } from '../../components/sections/card-grid.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Content } from '../../content/schema.ts';
import type { Colour } from '../../content/schemas/common.ts';

type ProgrammeProps = Content['workshops']['companies'] & {
  title: string;
  intro: string;
  /** The path of the drawing. */
  path: string;
  dye: Colour;
  /** The anchor. */
  id: string;
  why: string;
  /** Whom the topics are for. */
  choice: string;
  booking: string;
  bookLabel: string;
};

export const Programme = ({
  title,
  intro,
  reasons,
  topics,
  path,
  dye,
  id,
  why,
  choice,
  booking,
  bookLabel,
}: ProgrammeProps) => (
  <section className="programme">
    <div className={`programme-dyed ground-${dye}`}>
      <div className="stack">
        <h2 className="size-2xl" id={id}>
          {title}
        </h2>
        <Paragraph className="lead">{intro}</Paragraph>
      </div>
      <PageArt path={path} isTransparent className="programme-art" />
      <h3 className="programme-choose size-xl">{`${capitalized(counted(topics.length, 'topic'))} ${choice}`}</h3>
      <ul className="topic-wall">
        {topics.map(topic => (
          <li className="topic" key={topic.title}>
            <h4 className="topic-title">{topic.title}</h4>
            <Paragraph className="muted">{topic.text}</Paragraph>
          </li>
        ))}
      </ul>
    </div>
    <div className="programme-why stack">
      <h3 className="size-xl">{why}</h3>
      <CardGrid variant="card-list" items={reasons} heading="h4" />
      <Buttons book={bookLabel} at={booking} />
    </div>
  </section>
);
