/** A page as an example: what one fills in during a course, or what goes out in a month. */
import './artefact.css';
import type { Sheet } from '../../content/schemas/offers.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Artefact } from './artefact.tsx';

/** A row of a third column says what that column is called. */
export const FilledPage = ({ title, columns, rows }: Pick<Sheet, 'title' | 'rows'> & Partial<Sheet>) => (
  <Artefact frame="paper" title={title}>
    <dl>
      {rows.map(([label, note, more]) => (
        <div className="artefact-line" key={label}>
          <dt>{label}</dt>
          <dd>
            <Paragraph className={more ? 'name' : 'semibold'}>{note}</Paragraph>
            {more && `${columns?.[2]}: ${more}`}
          </dd>
        </div>
      ))}
    </dl>
  </Artefact>
);
