import * as english from '../contact/index.tsx';
import { inLanguages } from './_in-languages.ts';

export { default } from '../contact/index.tsx';
export const { paths, head } = inLanguages('contact', english);
