/** How Google uses each type of structured data. */

/** The day on which this was checked. Each line names its page under `source` in brackets. */
export const asOf = '20 November 2026';
export const source = 'developers.google.com/search/docs/appearance/structured-data';

const used: Record<string, string> = {
  Organization: 'name, logo and details of the organisation (organization)',
  WebSite: 'the name of the site above its results (site-names)',
  LocalBusiness: 'address, hours and telephone number beside results and on maps (local-business)',
  BreadcrumbList: 'the breadcrumb trail above a result, only on desktops since January 2025 (breadcrumb)',
  Article: 'title, picture and dates of the article (article)',
  BlogPosting: 'title, picture and dates of the article (article)',
  NewsArticle: 'title, picture and dates of the article (article)',
  Course: 'a list of courses, in English, for at least three on one page (course)',
  ProfilePage: 'the person or organisation that a page is about (profile-page)',
  VideoObject: 'a video, on a page whose main purpose it is (video)',
  Event: 'an event with a place and public booking (event)',
  Product: 'price, stock and ratings of a product (product)',
  Review: 'stars, but not for reviews of the site’s own organisation (review-snippet)',
  AggregateRating: 'stars, but not for ratings of the site’s own organisation (review-snippet)',
};

const retired: Record<string, string> = {
  FAQPage: 'not shown since 7 May 2026',
  HowTo: 'not shown since September 2023',
  SearchAction: 'not shown since November 2024',
  CourseInstance: 'not shown since September 2025',
  ItemList: 'shown only for courses, recipes, films and restaurants',
};

/** Returns how Google uses a node with the given types. */
export function roleOf(types: readonly string[]): { isUsed: boolean; effect: string } {
  const effectIn = (effects: Record<string, string>) => types.map(type => effects[type]).find(Boolean);
  const effect = effectIn(used);
  if (effect) return { isUsed: true, effect };
  return { isUsed: false, effect: effectIn(retired) ?? 'understood, but has no visible effect' };
}
