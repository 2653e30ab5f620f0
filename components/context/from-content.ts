/** What components know of the site, made from content once. Alone in its file: islands import the context, and none of what it is made with. */
import { contentIn, languagesOf } from '../../content/in-language.ts';
import { offersOf } from '../../content/offers.ts';
import { namesOf } from '../../content/records.ts';
import type { Content } from '../../content/schema.ts';
import type { Claims } from '../../content/schemas/site.ts';

/** Returns what is the same on the pages of all languages. */
export function sharedBy(content: Content) {
  const { site, drawings, scenes, covers } = content;
  const claims: Claims = content.claims;
  return { site, claims, languages: languagesOf(content), art: { drawings, scenes, covers } };
}

/** Returns what is in the language of the page. `sharedTexts` are those of several offers' pages, `names` those of pages, by their paths. */
export function textsIn(content: Content, code: string) {
  const own = contentIn(content, code);
  const { navigation, languages, offers: sharedTexts } = own;
  return { navigation, sharedTexts, words: languages.en, names: namesOf(own), offers: offersOf(own) };
}
