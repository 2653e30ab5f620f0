/** Phases as a calendar of posts: a row for each month, a post for each thing that is made in it. */
import './post-calendar.css';
import { InlineMarkdown, Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Phase } from '../../../content/schemas/common.ts';

export const PostCalendar = ({ phases }: { phases: Phase[] }) => (
  <ol className="post-calendar stack-5">
    {phases.map(({ label, title, text, points, colour }) => (
      <li className="split split-narrow" key={title}>
        <div className="stack-2">
          <p className="semibold">{label}</p>
          <h3>{title}</h3>
          <Paragraph className="muted">{text}</Paragraph>
        </div>
        <ul className="post-calendar-month grid grid-pairs">
          {points.map(point => (
            <li className={`post-calendar-post tone-${colour}`} key={point}>
              <span>
                <InlineMarkdown text={point} />
              </span>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
