/** Pages of their own kind: contact, how this site was made, and the page for an unknown address. */
import { z } from 'zod';
import { card, pageText, path, text } from './common.ts';
import { sheet } from './offers.ts';

const contactText = pageText('contact', 'free-call');

/** `call` is an example of a call. */
export const contact = z.strictObject({
  ...contactText,
  // The opening hours stand in it; the build limits it.
  head: contactText.head.extend({ description: text }),
  call: sheet,
});

export const thisSite = z.strictObject({
  ...pageText('mark', 'reasons'),
  /** The label of the button that tests this site. */
  test: text,
  mark: z.strictObject({ drawing: card, letters: card, dots: card }),
  reasons: z.array(card).min(2),
});

/** `offers` are the paths of some in rates.yaml. */
export const notFound = z
  .strictObject({ ...pageText('offers'), offers: z.array(path).min(1) })
  .omit({ name: true, closing: true });
