/** The closing section of the blog's lists: invites questions on WhatsApp or a call. */
import { CallToAction } from '../../components/sections/call-to-action.tsx';
import { Buttons } from '../../components/ui/button.tsx';
import type { Site } from '../../content/schemas/site.ts';

/** Returns the draft message of the blog's chats. */
export const blogChatText = (site: Site): string => `Hi ${site.name}, I have read your guides and have a question.`;

export const BlogCallToAction = ({ text }: { text: string }) => (
  <CallToAction title="Stuck in a guide?" text={text}>
    <Buttons isChatFirst chat book="Book a free call" />
  </CallToAction>
);
