/** Steps as a conversation: what you do on one side, what we do on the other. */
import '../_artefacts/chat-thread.css';
import './conversation.css';
import { InlineMarkdown, Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Agreement } from '../../../content/schemas/common.ts';

export const Conversation = ({ steps }: Pick<Agreement, 'steps'>) => (
  <ol className="conversation stack-3">
    {steps.map(({ label, title, text }) => (
      <li className={label === 'You' ? '' : 'thread-reply'} key={title}>
        <div className={`thread-message ${label === 'You' ? 'tone-bright' : 'tone-deep'}`}>
          <p className="thread-from">{label}</p>
          <h3 className="size-xl">
            <InlineMarkdown text={title} />
          </h3>
          <Paragraph>{text}</Paragraph>
        </div>
      </li>
    ))}
  </ol>
);
