import * as english from '../pricing.tsx';
import { inLanguages } from './_in-languages.ts';

export { default } from '../pricing.tsx';
export const { paths, head } = inLanguages('pricing', english);
