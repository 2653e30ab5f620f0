/** For tests: the routes and articles that the specification requires, whatever else authors add. No page imports this. */

/** The menus of the header and their links, in order. The path that the specification hides is the flagship's. */
export const specifiedMenus = {
  About: ['/', '/about/', '/trece-system/'],
  Academy: ['/academy/', '/academy/free-courses/', '/academy/courses/', '/academy/workshops/'],
  'Consult/Coach': ['/consult/social-media-audit/', '/consult/seo-audit/', '/coach/instagram/', '/coach/seo/'],
  Services: [
    '/30-60-90/',
    '/services/social-media/',
    '/services/seo/',
    '/services/funnel-automation/',
    '/services/add-ons/',
    '/services/branding/',
    '/services/ppc/',
    '/services/media-pr/',
  ],
};

/** The header's links outside of menus. */
export const specifiedLinks = ['/clients/', '/blog/', '/contact/'];

/** The paths of the specification's table of routes. */
export const specifiedPaths = [
  ...Object.values(specifiedMenus).flat(),
  ...specifiedLinks,
  '/privacy-policy/',
  '/cookie-policy/',
  '/refund-policy/',
  '/terms-conditions/',
];

/** The slugs of the specification's articles, newest first. */
export const specifiedPosts = [
  'seo-90-day-roadmap-smb',
  'instagram-growth-90-days',
  'student-seo-career-15-days',
  'student-social-media-10-days',
  '30-60-90-client-system',
  'diy-audit-checklists-seo-instagram',
  'psychology-high-engagement-posts',
  'gmb-optimization-local-growth',
  'social-media-funnel-converts',
  '5-star-brand-analysis',
  'storytelling-marketing-2024',
  '7-ps-social-media-strategy',
  'ads-grand-post-mortem',
  'digital-marketing-guide-2024',
  'planning-digital-presence-2024',
];
