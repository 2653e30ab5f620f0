import * as english from '../index.tsx';
import { inLanguages } from './_in-languages.ts';

export { default } from '../index.tsx';
export const { paths, head } = inLanguages('home', english);
