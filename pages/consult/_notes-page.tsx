/** A page of notes from a consultation: each fault, why it costs something, and what to do about it. */
import './_notes-page.css';
import { Artefact } from '../../components/sections/artefact.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { InlineMarkdown } from '../../components/ui/inline-markdown.tsx';
import type { Sheet } from '../../content/schemas/offers.ts';

export const NotesPage = ({ title, columns, rows }: Sheet) => (
  <Artefact frame="paper" title={title} hasBorder>
    <ol className="lines">
      {rows.map(([fault, why, remedy]) => (
        <li className="note-line" key={fault}>
          <p className="name">
            <Icon name="close" className="note-fault" /> <InlineMarkdown text={fault} />
          </p>
          <p>
            <InlineMarkdown text={why} />
          </p>
          <p>
            <Icon name="check" className="note-remedy" /> {columns[2]}: <InlineMarkdown text={remedy} />
          </p>
        </li>
      ))}
    </ol>
  </Artefact>
);
