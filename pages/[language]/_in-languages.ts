/** The pages in other languages: what renders the page in English renders the records in content/gu/, too. */
import './_letters.css';
import type { Head } from '../../components/layout/head.tsx';
import { contentIn, languagesOf, pathsIn } from '../../content/in-language.ts';
import type { Content } from '../../content/schema.ts';

/** Returns the `paths` of a page in all languages that have its record, from its `props` in English. */
export const pathsOf =
  <Props extends object>(kind: Parameters<typeof pathsIn>[2], propsOf: (content: Content) => Props | Props[]) =>
  (content: Content) =>
    languagesOf(content)
      .filter(({ code }) => pathsIn(content, code, kind).length > 0)
      .flatMap(({ code: language }) =>
        [propsOf(contentIn(content, language))].flat().map(props => ({ ...(props as Props), language })),
      );

/** Returns its `head`, without the structured data, which the page in English has. */
export const headOf =
  <Props>(head: (props: Props) => Head) =>
  (props: Props): Head => ({ ...head(props), jsonLd: [] });
