/** The sign of a name: one of the signs in the site's file of pictures, always the same for the same name. */
import { hrefOf, useSite } from '../site/site.tsx';
import { Art } from './art.tsx';
import { random } from './random.ts';

export const motifCount = 12;

export function Motif({ name, className }: { name: string; className: string }) {
  const number = Math.floor(random(name)() * motifCount);
  return <Art className={className} href={hrefOf(`/art.svg#${number}`, useSite().address)} width={50} height={50} />;
}
