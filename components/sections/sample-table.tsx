/** Tables of content: a sample page of a deliverable, marked as an example, or any other. */
import './sample-table.css';
import '../ui/stacked-table.css';
import type { Sheet } from '../../content/schemas/offers.ts';
import { useSite } from '../context/site.tsx';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Sample } from '../ui/sample.tsx';

/** `isExample` marks it as an example. */
export function SampleTable({ title, columns, rows, isExample = true }: Sheet & { isExample?: boolean }) {
  const { example } = useSite().words;
  return (
    <figure className="sample-table">
      <figcaption className="sample-table-head row">
        <span className="name">{title}</span>
        {isExample && <Sample label={example} />}
      </figcaption>
      <table className="stacked-table">
        <thead className="tone-deep">
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
    </figure>
  );
}
