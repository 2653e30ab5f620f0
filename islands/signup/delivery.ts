/** Converts the sign-up transport of content/site.yaml to the form's attributes, as plain data that the island can receive. */
import { chatUrl } from '../../components/lib/contact.ts';
import type { SignupForm } from '../../content/schemas/common.ts';
import type { Words } from '../../content/schemas/languages.ts';
import type { Site } from '../../content/schemas/site.ts';

/** Returns the attributes with which the browser sends the form without script. A chat is opened, for which only script writes a draft. */
export function deliveryOf({ signup, chat }: Pick<Site, 'signup' | 'chat'>) {
  if (signup.transport === 'post') return { method: 'post', action: signup.action } as const;
  if (signup.transport === 'whatsapp') return { method: 'get', action: chatUrl(chat.site), target: '_blank' } as const;
  // "dialog" closes the dialog around the form; without one it validates the field and sends nothing.
  return { method: 'dialog' } as const;
}

export type Delivery = ReturnType<typeof deliveryOf>;

/** Returns the draft of a chat: what the visitor wants, and a line for each field. */
export const draftOf = ({ button, fields }: Pick<SignupForm, 'button' | 'fields'>, values: FormData): string =>
  [button, ...fields.map(({ name, label }) => `${label}: ${values.get(name) ?? ''}`)].join('\n');

/** Returns the answer to a valid submit. `success` is the page's own text, used where no step remains. */
export const thanksFor = (
  transport: Site['signup']['transport'],
  thanks: Words['signup']['thanks'],
  success?: string,
): string => (transport === 'whatsapp' ? thanks.whatsapp : (success ?? thanks[transport]));
