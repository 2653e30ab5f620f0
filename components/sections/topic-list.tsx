import './topic-list.css';
import { InlineMarkdown, Paragraph } from '../ui/inline-markdown.tsx';

export const TopicList = ({ topics }: { topics: { title: string; text?: string | undefined }[] }) => (
  <ul className="topic-list lines">
    {topics.map(({ title, text }) => (
      <li className={text ? 'topic topic-told' : 'topic'} key={title}>
        <h3 className="name">
          <InlineMarkdown text={title} />
        </h3>
        {text && <Paragraph className="muted">{text}</Paragraph>}
      </li>
    ))}
  </ul>
);
