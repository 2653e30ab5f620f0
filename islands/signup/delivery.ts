/** The four transports of content/site.yaml → how a form delivers an address, as plain data: it travels to the browser. */
import { chatUrl } from '../../components/site/chat-url.ts';
import type { Site } from '../../content/schemas/site.ts';

export type Delivery = {
  /** How the browser itself sends the form, with or without our script. */
  form: { method: string; action?: string; target?: string };
  /** The name of its field, as the receiver reads it: an email, a chat's text, a letter's body. */
  field: string;
  /** Where the visitor sends the address by hand: an address that a text is put at the end of. */
  handOver?: string;
};

/** `subject` says what the address is for: "Get Free Guide". */
export function deliveryOf(
  { signup, chat, email }: Pick<Site, 'signup' | 'chat' | 'email'>,
  subject: string,
): Delivery {
  switch (signup.transport) {
    case 'post':
      return { form: { method: 'post', action: signup.action }, field: 'email' };
    case 'whatsapp': {
      const action = chatUrl(chat.site);
      return { form: { method: 'get', action, target: '_blank' }, field: 'text', handOver: `${action}?text=` };
    }
    case 'mailto': {
      const action = `mailto:${email}`;
      const handOver = `${action}?subject=${encodeURIComponent(subject)}&body=`;
      return { form: { method: 'get', action }, field: 'body', handOver };
    }
    default:
      // "dialog" closes the dialog around the form; outside of one it checks the field and sends nothing.
      return { form: { method: 'dialog' }, field: 'email' };
  }
}

/** What a visitor is told after a valid submit; `success` where a page has its own words for it. */
export function thanksFor(transport: Site['signup']['transport'], success?: string): string {
  switch (transport) {
    case 'post':
      return success ?? 'Thank you. Your address has reached us.';
    case 'whatsapp':
      return 'One step is left: send the message that stands ready in WhatsApp.';
    case 'mailto':
      return 'One step is left: send the letter that stands ready in your email program.';
    default:
      return success ?? 'Sign-up is not open yet, so your address was not sent.';
  }
}
