/** The site's font, cut down to the characters of its texts: the file that every page loads, and the one with the rupee sign. */
import { cutFont } from '../components/type/cut-font.ts';
import { isExtended, lettersOf } from '../components/type/letters.ts';
import type { Content } from '../content/schema.ts';

export const paths = (content: Content) => {
  const letters = [...lettersOf(content)];
  return [
    { font: 'anek-latin', part: 'latin' as const, letters: letters.filter(sign => !isExtended(sign)).join('') },
    { font: 'anek-latin-extended', part: 'latin-ext' as const, letters: letters.filter(isExtended).join('') },
  ];
};

export default function font({ part, letters }: ReturnType<typeof paths>[number]): Promise<Uint8Array> {
  return cutFont(part, letters);
}
