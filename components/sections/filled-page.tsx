/** A page that one fills in during a course, as an example. */
import './artefact.css';
import type { Sheet } from '../../content/schemas/offers.ts';
import { Paragraph } from '../ui/inline-markdown.tsx';
import { Artefact } from './artefact.tsx';

export const FilledPage = ({ title, rows }: Pick<Sheet, 'title' | 'rows'>) => (
  <Artefact frame="paper" title={title}>
    <dl className="artefact-page lines">
      {rows.map(([label, note]) => (
        <div className="artefact-line" key={label}>
          <dt>{label}</dt>
          <dd className="semibold">
            <Paragraph>{note}</Paragraph>
          </dd>
        </div>
      ))}
    </dl>
  </Artefact>
);
