/** The page that the free lessons lead to: what a business knows about one buyer. */
import './_persona-page.css';
import { Artefact } from '../../components/sections/artefact.tsx';
import { Paragraph } from '../../components/ui/inline-markdown.tsx';
import type { Sheet } from '../../content/schemas/offers.ts';

export const PersonaPage = ({ title, rows }: Sheet) => (
  <Artefact frame="paper" title={title} hasBorder>
    <dl className="persona lines">
      {rows.map(([label, note]) => (
        <div className="persona-line" key={label}>
          <dt>{label}</dt>
          <dd>
            <Paragraph>{note}</Paragraph>
          </dd>
        </div>
      ))}
    </dl>
  </Artefact>
);
