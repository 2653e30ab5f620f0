/** A page of search results: the first row of a keyword map in the first place, and where it stood before. */
import '../../../components/sections/artefact.css';
import './results-page.css';
import { Artefact } from '../../../components/sections/artefact.tsx';
import { InlineMarkdown } from '../../../components/ui/inline-markdown.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export function ResultsPage({ title, words, rows: [own = [], ...others] }: Sheet) {
  const [search, page, work] = own;
  return (
    <Artefact frame="window" title={title}>
      <p className="results-search name">{search}</p>
      <ol className="results">
        <li>
          <div className="results-own tone-deep">
            <p className="name">{page}</p>
            {work}
          </div>
        </li>
        {Array.from({ length: 7 }, (_, i) => (
          <li className="results-other" aria-hidden key={i} />
        ))}
        <li value={9}>
          <div className="results-before">{words.before}</div>
        </li>
      </ol>
      <dl className="lines">
        {others.map(([search, page, work]) => (
          <div key={search}>
            <dt className="semibold">{search}</dt>
            <dd>
              <b>{page}:</b> {work}
            </dd>
          </div>
        ))}
      </dl>
    </Artefact>
  );
}

/** A list as a page of results. */
export const Found = ({ items }: { items: string[] }) => (
  <div className="artefact-frame artefact-window">
    <ol className="results">
      {items.map(item => (
        <li className="results-found name" key={item}>
          <InlineMarkdown text={item} />
        </li>
      ))}
    </ol>
  </div>
);
