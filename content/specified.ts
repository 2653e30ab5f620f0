/** What the specification fixes by name, for tests: it must be there, whatever authors add beside it. No page imports this. */

/** The menus of its header, and where each leads, in its order; the hidden path is the flagship's. */
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

/** Where the header leads beside its menus. */
export const specifiedLinks = ['/clients/', '/blog/', '/contact/'];

/** The paths of its table of routes. */
export const specifiedPaths = [
  ...Object.values(specifiedMenus).flat(),
  ...specifiedLinks,
  '/privacy-policy/',
  '/cookie-policy/',
  '/refund-policy/',
  '/terms-conditions/',
];

/** The slugs of its articles, newest first. */
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
