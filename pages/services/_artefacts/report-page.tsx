/** A page of a report: what went out, a knot for each, and a column that says where it came from or leads. */
import '../../../components/sections/artefact.css';
import './report-page.css';
import { DotCount } from '../../../components/art/dot-count.tsx';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export const ReportPage = ({ title, columns, rows }: Sheet) => (
  <Artefact frame="paper" title={title}>
    <DotCount count={rows.length} />
    <ol className="report-lines lines">
      {rows.map(([when, subject, link]) => (
        <li className="artefact-line" key={when}>
          <span>{when}</span>
          <p>
            <b className="report-subject">{subject}</b>
            <br />
            {columns[2]}: {link}
          </p>
        </li>
      ))}
    </ol>
  </Artefact>
);
