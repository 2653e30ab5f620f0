/** Titles and what each means, one below the other: the topics of a workshop, the places where ads run. */
import './topic-list.css';
import { Claim } from '../ui/claim.tsx';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type Topic = {
  title: string;
  text?: string | undefined;
  /** The id of the figure that the title begins with. */
  claim?: string | undefined;
};

export const TopicList = ({ topics }: { topics: Topic[] }) => (
  <ul className="topic-list lines">
    {topics.map(({ title, text, claim }) => (
      <li className="topic" key={title}>
        <h3 className="name">
          {claim && <Claim id={claim} />} <InlineMarkdown text={title} />
        </h3>
        {text && <Paragraph className="muted">{text}</Paragraph>}
      </li>
    ))}
  </ul>
);
