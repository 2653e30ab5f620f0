/** The last band of the blog's lists: a question is answered on WhatsApp or on a call. */
import type { Desk } from '../../content/schemas/site.ts';
import { Closing } from '../sections/closing.tsx';
import { BookButton, Buttons, ChatButton } from '../ui/button.tsx';

/** What somebody who has read writes first. */
export const blogChatText = 'Hi {site.name}, I have read your guides and have a question.';

/** `desk` chooses the number that answers. */
export const BlogClosing = ({ desk }: { desk: Desk }) => (
  <Closing title="Stuck on a step?" text="Send us the page or the post. We tell you what we would change first.">
    <Buttons>
      <ChatButton text={blogChatText} desk={desk}>
        Ask on WhatsApp
      </ChatButton>
      <BookButton at="call" isQuiet>
        Book a free call
      </BookButton>
    </Buttons>
  </Closing>
);
