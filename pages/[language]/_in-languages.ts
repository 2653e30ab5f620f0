/** The pages in other languages: what renders the page in English renders the records in content/gu/, too. */
import './_letters.css';
import type { Head } from '../../components/layout/head.tsx';
import { contentIn, languagesOf } from '../../content/in-language.ts';
import { type Kind, pathOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';

/** Returns the `paths` of a page in all languages that have its record, from its `props` in English. */
export const pathsOf =
  <Props extends object>(kind: Kind, propsOf: (content: Content) => Props | Props[]) =>
  (content: Content) =>
    languagesOf(content).flatMap(({ code: language, paths }) =>
      [propsOf(contentIn(content, language))]
        .flat()
        .map(props => ({ ...(props as Props), language }))
        .filter(props => paths.includes(pathOf(kind, props as { slug?: string }))),
    );

/** Returns its `head`, without the structured data, which the page in English has. */
export const headOf =
  <Props>(head: (props: Props) => Head) =>
  (props: Props): Head => ({ ...head(props), jsonLd: () => [] });
