/** One mark on a board, a card and jars, and what was agreed about each. */
import './brand-set.css';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Content } from '../../../content/schema.ts';
import { Picture } from '../../../generator/react/picture.tsx';

export const BrandSet = ({ title, picture, agreed }: Content['branding']['brandSet']) => (
  <Artefact frame="open" title={title}>
    <Picture of={picture.file} alt={picture.alt} className="brand-set-picture" />
    <ul className="brand-set-agreed">
      {agreed.map(({ thing, text }) => (
        <li key={thing}>
          <b>{thing}:</b> {text}
        </li>
      ))}
    </ul>
  </Artefact>
);
