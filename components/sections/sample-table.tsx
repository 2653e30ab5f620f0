import '../ui/stacked-table.css';
import type { Sheet } from '../../content/schemas/offers.ts';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';
import { Artefact } from './artefact.tsx';

export const SampleTable = ({ title, columns, rows, isExample }: Sheet & { isExample?: boolean }) => (
  <Artefact frame="paper" title={title} isExample={isExample}>
    <table className="stacked-table">
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
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">
              <InlineMarkdown text={first} />
            </th>
            {others.map((cell, i) => (
              <td data-label={columns[i + 1]} key={columns[i + 1]}>
                <InlineMarkdown text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Artefact>
);
