/** Converts the sign-up transport of content/site.yaml to the form's settings, as plain data that the island can receive. */
import { chatUrl } from '../../components/lib/chat-url.ts';
import type { Words } from '../../content/schemas/languages.ts';
import type { Site } from '../../content/schemas/site.ts';

export type Delivery = {
  /** The form's attributes, with which the browser sends it if there is no script. */
  form: { method: string; action?: string; target?: string };
  /** The name of the field that the receiver expects: "email", or "text" of a chat. */
  field: string;
  /** The start of the URL that opens a draft for the visitor to send; the encoded text is appended. */
  handOver?: string;
};

export function deliveryOf({ signup, chat }: Pick<Site, 'signup' | 'chat'>): Delivery {
  switch (signup.transport) {
    case 'post':
      return { form: { method: 'post', action: signup.action }, field: 'email' };
    case 'whatsapp': {
      const action = chatUrl(chat.site);
      return { form: { method: 'get', action, target: '_blank' }, field: 'text', handOver: `${action}?text=` };
    }
    default:
      // "dialog" closes the dialog around the form; without one it validates the field and sends nothing.
      return { form: { method: 'dialog' }, field: 'email' };
  }
}

/** Returns the answer to a valid submit. `success` is the page's own text, used where no step remains. */
export const thanksFor = (
  transport: Site['signup']['transport'],
  thanks: Words['signup']['thanks'],
  success?: string,
): string => (transport === 'whatsapp' ? thanks.whatsapp : (success ?? thanks[transport]));
