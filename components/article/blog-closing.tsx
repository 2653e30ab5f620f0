/** The closing section of the blog's lists: invites questions on WhatsApp or a call. */
import { Closing } from '../sections/closing.tsx';
import { Buttons } from '../ui/button.tsx';

/** The draft message of the blog's chats. */
export const blogChatText = 'Hi {site.name}, I have read your guides and have a question.';

export const BlogClosing = () => (
  <Closing title="Stuck on a step?" text="Send us the page or the post. We tell you what we would change first.">
    <Buttons isChatFirst chat book="Book a free call" />
  </Closing>
);
