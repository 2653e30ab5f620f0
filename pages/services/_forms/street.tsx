/** Advertising channels as hoardings along a street. */
import './street.css';
import { toneOf } from '../../../components/lib/tone.ts';
import { InlineMarkdown, Paragraph } from '../../../components/ui/inline-markdown.tsx';
import type { Content } from '../../../content/schema.ts';

export const Street = ({ channels }: { channels: Content['mediaPr']['channels'] }) => (
  <ul className="street grid full-width">
    {channels.map(({ title, text }, i) => (
      <li className="street-site" key={title}>
        <div className={`street-board stack-2 tone-${toneOf(i)}`}>
          <h3>
            <InlineMarkdown text={title} />
          </h3>
          <Paragraph>{text}</Paragraph>
        </div>
      </li>
    ))}
  </ul>
);
