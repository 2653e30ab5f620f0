import { head as headInEnglish, props } from '../index.tsx';
import { headOf, pathsOf } from './_in-languages.ts';

export { default } from '../index.tsx';
export const paths = pathsOf('home', props);
export const head = headOf(headInEnglish);
