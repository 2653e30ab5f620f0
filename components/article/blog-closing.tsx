/** The closing section of the blog's lists: invites questions on WhatsApp or a call. */
import type { Desk } from '../../content/schemas/site.ts';
import { Closing } from '../sections/closing.tsx';
import { Buttons } from '../ui/button.tsx';

/** The draft message of the blog's chats. */
export const blogChatText = 'Hi {site.name}, I have read your guides and have a question.';

/** `desk` selects the phone number that answers. */
export const BlogClosing = ({ desk }: { desk: Desk }) => (
  <Closing title="Stuck on a step?" text="Send us the page or the post. We tell you what we would change first.">
    <Buttons isChatFirst chat={blogChatText} desk={desk} book="Book a free call" />
  </Closing>
);
