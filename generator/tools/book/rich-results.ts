/** What Google makes of structured data today, by its type. */

/** The day for which this holds; each line has its page under `source`. */
export const asOf = '20 November 2026';
export const source = 'developers.google.com/search/docs/appearance/structured-data';

type Role = { isUsed: boolean; says: string };

const used: Record<string, string> = {
  Organization: 'name, logo and details of the organisation (organization)',
  WebSite: 'the name of the site over its results (site-names)',
  LocalBusiness: 'address, hours and telephone beside results and on maps (local-business)',
  BreadcrumbList: 'the trail over a result, on desktops alone since January 2025 (breadcrumb)',
  Article: 'title, picture and dates of the article (article)',
  BlogPosting: 'title, picture and dates of the article (article)',
  NewsArticle: 'title, picture and dates of the article (article)',
  Course: 'a list of courses, in English, from three on one page (course)',
  ProfilePage: 'the person or organisation that a page is about (profile-page)',
  VideoObject: 'a video, on a page that is there for it (video)',
  Event: 'an event with a place and public booking (event)',
  Product: 'price, stock and ratings of a product (product)',
  Review: 'stars, never of oneself (review-snippet)',
  AggregateRating: 'stars, never of oneself (review-snippet)',
};

const gone: Record<string, string> = {
  FAQPage: 'not shown since 7 May 2026',
  HowTo: 'not shown since September 2023',
  SearchAction: 'not shown since November 2024',
  CourseInstance: 'not shown since September 2025',
  ItemList: 'shown only of courses, recipes, films and restaurants',
};

/** What a search engine makes of a node of such types. */
export function roleOf(types: readonly string[]): Role {
  const says = types.map(type => used[type]).find(Boolean);
  if (says) return { isUsed: true, says };
  return {
    isUsed: false,
    says: types.map(type => gone[type]).find(Boolean) ?? 'understood; changes nothing that is shown',
  };
}

/** The types of a node, always as a list. */
export const typesOf = (node: object): string[] => [(node as { '@type'?: string | string[] })['@type'] ?? []].flat();
