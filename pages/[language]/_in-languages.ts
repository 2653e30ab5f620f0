/** The pages in other languages: what renders the page in English renders the records in content/gu/, too. */
import './_letters.css';
import type { Head } from '../../components/layout/head.tsx';
import { contentIn, entriesOf, languagesOf } from '../../content/in-language.ts';
import type { Kind } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';

type PageModule<Props> = {
  props?: (content: Content) => Props;
  paths?: (content: Content) => Props[];
  head: (props: Props) => Head;
};

/** Returns the exports of a kind of page for all languages that have a record of it, from the module of the page in English, which has the structured data. */
export const inLanguages = <Props extends object>(kind: Kind, english: PageModule<Props>) => ({
  paths: (content: Content) =>
    languagesOf(content).flatMap(({ code }) => {
      const own = contentIn(content, code);
      const all = english.paths?.(own) ?? [english.props?.(own) as Props];
      return all.flatMap(props => {
        const slug = 'slug' in props && props.slug ? `${code}/${props.slug}` : code;
        const record = entriesOf(content, kind).find(entry => entry.slug === slug);
        return record ? { ...props, language: code, record } : [];
      });
    }),
  head: (props: Props): Head => ({ ...english.head(props), jsonLd: () => [] }),
});
