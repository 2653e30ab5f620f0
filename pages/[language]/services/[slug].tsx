import * as english from '../../services/[slug].tsx';
import { inLanguages } from '../_in-languages.ts';

export { default } from '../../services/[slug].tsx';
export const { paths, head } = inLanguages('services', english);
