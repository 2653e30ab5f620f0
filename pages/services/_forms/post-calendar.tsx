/** Phases as a calendar of posts: a row for each month, a post for each thing that is made in it. */
import './post-calendar.css';
import { InlineMarkdown, Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Content } from '../../../content/schema.ts';
import { Post, Posts } from '../_artefacts/nine-posts.tsx';

export const PostCalendar = ({ phases }: Pick<Content['services'][number], 'phases'>) => (
  <ol className="post-calendar stack-5">
    {phases.map(({ label, title, text, points, drawings, colour }) => (
      <li className="split split-narrow" key={title}>
        <div className="stack-2">
          <p className="semibold">{label}</p>
          <h3>{title}</h3>
          <Paragraph className="muted">{text}</Paragraph>
        </div>
        <Posts>
          {points.map((point, i) => (
            <Post tone={colour} drawing={drawings?.[i]} key={point}>
              <InlineMarkdown text={point} />
            </Post>
          ))}
        </Posts>
      </li>
    ))}
  </ol>
);
