/** Tables of content: a sample page of a deliverable, marked as an example, or any other. */
import './sample-table.css';
import '../ui/stacked-table.css';
import type { Sheet } from '../../content/schemas/offers.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Artefact } from './artefact.tsx';

/** `isExample` marks it as an example. */
export const SampleTable = ({ title, columns, rows, isExample }: Sheet & { isExample?: boolean }) => (
  <Artefact frame="paper" title={title} isExample={isExample}>
    <table className="sample-table stacked-table">
      <thead>
        <tr>
          {columns.map(name => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(cells => (
          <tr key={cells[0]}>
            {cells.map((cell, i) => (
              <td data-label={i > 0 ? columns[i] : undefined} key={columns[i]}>
                <InlineMarkdown text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Artefact>
);
