import { head as headInEnglish, props } from '../pricing.tsx';
import { headOf, pathsOf } from './_in-languages.ts';

export { default } from '../pricing.tsx';
export const paths = pathsOf('pricing', props);
export const head = headOf(headInEnglish);
