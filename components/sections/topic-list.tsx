/** Titles and what each means, one below the other: the topics of a workshop, the places where ads run. */
import './topic-list.css';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

type TopicListProps = { topics: { title: string; text?: string | undefined }[]; heading?: 'h3' | 'h4' };

export const TopicList = ({ topics, heading: Heading = 'h4' }: TopicListProps) => (
  <ul className="topic-list lines">
    {topics.map(({ title, text }) => (
      <li className="topic" key={title}>
        <Heading className="name">
          <InlineMarkdown text={title} />
        </Heading>
        {text && <Paragraph className="muted">{text}</Paragraph>}
      </li>
    ))}
  </ul>
);
