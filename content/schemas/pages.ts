/** Pages of their own kind: contact, and the page for an unknown address. */
import { z } from 'zod';
import { pageText, text } from './common.ts';
import { sheet } from './offers.ts';

const contactText = pageText('contact', 'free-call');

/** `call` is an example of a call, with which the page ends. */
export const contact = z
  .strictObject({
    ...contactText,
    // The opening hours stand in it; the build limits it.
    head: contactText.head.extend({ description: text }),
    call: sheet,
  })
  .omit({ closing: true });

/** The page for an unknown address. */
export const notFound = z.strictObject(pageText()).omit({ name: true, closing: true, sections: true });
