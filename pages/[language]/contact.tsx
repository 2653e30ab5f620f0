import { head as headInEnglish, props } from '../contact/index.tsx';
import { headOf, pathsOf } from './_in-languages.ts';

export { default } from '../contact/index.tsx';
export const paths = pathsOf('contact', props);
export const head = headOf(headInEnglish);
