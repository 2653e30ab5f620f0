import { head as headInEnglish, paths as pathsInEnglish } from '../../services/[slug].tsx';
import { headOf, pathsOf } from '../_in-languages.ts';

export { default } from '../../services/[slug].tsx';
export const paths = pathsOf('services', pathsInEnglish);
export const head = headOf(headInEnglish);
