/** The site's font, cut down to the characters of its texts. */
import { cutFont } from '../components/type/cut-font.ts';
import { lettersOf } from '../components/type/letters.ts';
import type { Content } from '../content/schema.ts';

export const props = (content: Content) => ({ letters: lettersOf(content) });

export default function font({ letters }: ReturnType<typeof props>): Promise<Uint8Array> {
  return cutFont(letters);
}
