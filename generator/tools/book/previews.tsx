/** @jsxRuntime automatic */
/** Previews of a page as search engines, chats and social media show it. */
import { servedPath } from '../../model.ts';
import { bytes } from './frame.tsx';
import { cut, cutAfter, spaces, widthIn } from './measure.ts';
import { platforms } from './platforms.ts';
import type { Report } from './report.ts';
import type { Surveyed } from './survey.ts';

export function SearchResults({ report: { record, page } }: { report: Report }) {
  const address = (page.canonicals[0] ?? '').replace(/^https?:\/\/|\/$/g, '').replaceAll('/', ' › ');
  return (
    <div className="side-by-side">
      {Object.entries(spaces).map(([name, { title, description }]) => {
        const [head, text] = [cut(record.title, title), cut(record.description, description)];
        const px = (words: string, size: number) => Math.round(widthIn(words, size));
        const room = ({ lines }: { lines: readonly number[] }) => lines.reduce((sum, line) => sum + line, 0);
        return (
          <figure className="result" style={{ maxWidth: Math.max(...title.lines) }} key={name} data-space={name}>
            <div className="small">{address}</div>
            <div className="result-title">{head.rest ? `${head.shown} …` : head.shown}</div>
            <div className="result-text">{text.rest ? `${text.shown} …` : text.shown}</div>
            <figcaption>
              {name}: title {px(record.title, title.size)} of {room(title)} px, <Cut rest={head.rest} />; description{' '}
              {px(record.description, description.size)} of {room(description)} px, <Cut rest={text.rest} />.
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

type Props = { report: Report; surveyed: Surveyed; hrefOf: (file: string) => string };

export function Cards({ report: { page }, surveyed: { prepared, checked }, hrefOf }: Props) {
  const meta = (name: string) => page.meta.get(name)?.[0] ?? '';
  const { address } = prepared;
  const picture = [...checked.weights].find(
    ([file]) => meta('og:image') === address.origin + servedPath(file, address),
  );
  const [file = '', weight = 0] = picture ?? [];
  const domain = new URL(address.origin).host;
  return (
    <>
      {!picture && <p className="marked">The page’s og:image is missing, or not a file of this site.</p>}
      <div className="side-by-side">
        {platforms.map(({ name, title, description, pictureBytes, titlePosition }) => {
          const [head, text] = [cutAfter(meta('og:title'), title), cutAfter(meta('og:description'), description)];
          const isTooHeavy = weight > pictureBytes;
          return (
            <figure key={name}>
              <div className="card">
                {picture && !isTooHeavy && <img src={hrefOf(file)} alt={meta('og:image:alt')} loading="lazy" />}
                <p className={titlePosition}>
                  <strong>{head.rest ? `${head.shown}…` : head.shown}</strong>
                </p>
                {description > 0 && <p>{text.rest ? `${text.shown}…` : text.shown}</p>}
                <p className="small">{domain}</p>
              </div>
              <figcaption>
                {name}: title <Cut rest={head.rest} />; description{' '}
                {description > 0 ? <Cut rest={text.rest} /> : 'not shown'}.{' '}
                {picture && (
                  <span className={isTooHeavy ? 'marked' : undefined}>
                    Picture: {bytes(weight)} of at most {bytes(pictureBytes)}.
                  </span>
                )}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </>
  );
}

const Cut = ({ rest }: { rest: string }) =>
  rest ? (
    <span className="marked">
      cut: <del>{rest}</del>
    </span>
  ) : (
    <>in full</>
  );
