/** For tests: what the specification requires, whatever else authors add. No page imports this. */

import { listed, offersOf } from './offers.ts';
import type { Content } from './schema.ts';

/** The routes. */
export const specifiedPaths = [
  '/',
  '/about/',
  '/trece-system/',
  '/academy/',
  '/academy/free-courses/',
  '/academy/courses/',
  '/academy/workshops/',
  '/consult/social-media-audit/',
  '/consult/seo-audit/',
  '/coach/instagram/',
  '/coach/seo/',
  '/30-60-90/',
  '/services/social-media/',
  '/services/seo/',
  '/services/funnel-automation/',
  '/services/add-ons/',
  '/services/branding/',
  '/services/ppc/',
  '/services/media-pr/',
  '/clients/',
  '/blog/',
  '/contact/',
  '/privacy-policy/',
  '/cookie-policy/',
  '/refund-policy/',
  '/terms-conditions/',
];

type Item = string | { title: string } | { name: string } | { question: string } | { quote: string };

/** A number of items on a page: those of content, or the elements that a selector finds. */
type Count = [path: string, what: string, count: number, items: string | ((content: Content) => readonly Item[])];

const figures = (...claims: string[]) => `main :is(${claims.map(id => `[data-claim="${id}"]`).join()})`;

/** Returns the entry with a slug, if there is one. */
const entryOf = <Entry extends { slug: string }>(entries: readonly Entry[], slug: string) =>
  entries.find(entry => entry.slug === slug);

const services = ['social-media', 'seo', 'funnel-automation'].map(
  (slug): Count => [`/services/${slug}/`, 'phases', 3, ({ services }) => entryOf(services, slug)?.phases ?? []],
);

const listOf = (list: Parameters<typeof listed>[1]) => (content: Content) => listed(offersOf(content), list);

const modules = [0, 1, 2, 3].map(
  (i): Count => ['/academy/courses/', `modules of course ${i + 1}`, 4, ({ courses }) => courses[i]?.modules ?? []],
);

export const specifiedCounts: readonly Count[] = [
  ['/', 'figures in the strip', 4, figures('brands-served', 'impressions', 'years-agency', 'rating')],
  ['/', 'counters', 3, figures('years-experience', 'brands-total', 'mentees')],
  ['/', 'pillars', 3, ({ system }) => system.pillars],
  ['/', 'ways to grow', 2, ({ home }) => home.ways],
  ['/', 'kinds of audience', 4, ({ home }) => home.audience],
  ['/', 'case studies', 3, ({ campaigns }) => campaigns],
  ['/', 'testimonials', 3, ({ home }) => home.testimonials],
  ['/about/', 'badges', 3, figures('years-experience', 'brands-total', 'mentees')],
  ['/about/', 'story tiles', 4, ({ about }) => about.tiles],
  ['/about/', 'core services', 9, listOf('about')],
  [
    '/about/',
    'lines on whom a service suits',
    9,
    content => listOf('about')(content).map(({ bestFor = '' }) => bestFor),
  ],
  ['/trece-system/', 'pillars', 3, ({ system }) => system.pillars],
  ['/trece-system/', 'wrong ways', 4, ({ system }) => system.comparisons.map(({ wrong }) => wrong)],
  ['/trece-system/', 'right ways', 4, ({ system }) => system.comparisons.map(({ right }) => right)],
  ['/trece-system/', 'offers', 5, listOf('system')],
  ['/30-60-90/', 'phases', 3, ({ flagship }) => flagship.phases],
  ['/30-60-90/', 'differentiators', 4, ({ flagship }) => flagship.differences],
  ['/30-60-90/', 'expected results', 4, ({ flagship }) => flagship.results],
  ['/30-60-90/', 'testimonials', 2, ({ flagship }) => flagship.testimonials],
  ...services,
  ['/services/add-ons/', 'add-ons', 2, ({ addOns }) => addOns.list],
  ['/services/branding/', 'services', 6, ({ branding }) => branding.services],
  ['/services/branding/', 'weeks', 4, ({ branding }) => branding.weeks],
  ['/services/branding/', 'packages', 3, ({ branding }) => branding.packages],
  ['/services/branding/', 'differences', 6, ({ branding }) => branding.differences],
  ['/services/branding/', 'questions', 6, ({ branding }) => branding.questions],
  ['/services/branding/', 'questions item-0 to item-5', 6, 'details[id^="item-"]'],
  ['/services/ppc/', 'platforms', 4, ({ ppc }) => ppc.platforms],
  ['/services/ppc/', 'phases', 3, ({ ppc }) => ppc.phases],
  ['/services/ppc/', 'reasons', 4, ({ ppc }) => ppc.reasons],
  ['/services/ppc/', 'expected results', 5, ({ ppc }) => ppc.results],
  ['/services/ppc/', 'testimonials', 3, ({ ppc }) => ppc.testimonials],
  ['/services/media-pr/', 'channels', 4, ({ mediaPr }) => mediaPr.channels],
  ['/services/media-pr/', 'phases', 3, ({ mediaPr }) => mediaPr.phases],
  ['/services/media-pr/', 'benefits', 6, ({ mediaPr }) => mediaPr.benefits],
  ['/services/media-pr/', 'testimonials', 3, ({ mediaPr }) => mediaPr.testimonials],
  [
    '/consult/social-media-audit/',
    'inclusions',
    6,
    ({ consultations }) => entryOf(consultations, 'social-media-audit')?.inclusions ?? [],
  ],
  [
    '/consult/social-media-audit/',
    'parts',
    3,
    ({ consultations }) => entryOf(consultations, 'social-media-audit')?.parts ?? [],
  ],
  ['/coach/instagram/', 'courses', 3, ({ coaching }) => entryOf(coaching, 'instagram')?.courses ?? []],
  ['/coach/seo/', 'courses', 2, ({ coaching }) => entryOf(coaching, 'seo')?.courses ?? []],
  ['/academy/', 'paths', 3, ({ academy }) => academy.paths.map(({ badge }) => badge)],
  ['/academy/', 'testimonials', 2, ({ academy }) => academy.testimonials],
  ['/academy/free-courses/', 'lessons', 5, ({ freeCourses }) => freeCourses.lessons],
  ['/academy/free-courses/', 'buttons to the paid courses', 2, 'main a.button[href$="/academy/courses/"]'],
  ['/academy/courses/', 'courses', 4, ({ courses }) => courses],
  ...modules,
  ['/academy/workshops/', 'reasons of companies', 4, ({ workshops }) => workshops.companies.reasons],
  ['/academy/workshops/', 'topics for companies', 6, ({ workshops }) => workshops.companies.topics],
  ['/academy/workshops/', 'reasons of communities', 4, ({ workshops }) => workshops.communities.reasons],
  ['/academy/workshops/', 'topics for communities', 6, ({ workshops }) => workshops.communities.topics],
  ['/academy/workshops/', 'differentiators', 4, ({ workshops }) => workshops.differences],
  ['/academy/workshops/', 'booking buttons', 3, 'main a.button[target=_blank]:not([href*="wa.me"])'],
  [
    '/clients/',
    'figures of the hero',
    5,
    figures('years-agency', 'brands-served', 'campaigns-clients', 'impressions', 'rating'),
  ],
  [
    '/clients/',
    'aggregate results',
    8,
    figures(
      'brands-served',
      'impressions',
      'campaigns-total',
      'highest-reach',
      'roas',
      'traffic-average',
      'rating',
      'retention',
    ),
  ],
  ['/clients/', 'featured stories', 5, ({ clients }) => clients.filter(({ caseStudy }) => caseStudy)],
  ['/clients/', 'clients of the portfolio', 8, ({ clients }) => clients.filter(({ caseStudy }) => !caseStudy)],
  ['/clients/', 'industries', 9, ({ industries }) => Object.values(industries)],
  ['/clients/', 'questions', 8, ({ ourClients }) => ourClients.questions],
  ['/clients/', 'questions item-0 to item-7', 8, 'details[id^="item-"]'],
  ['/contact/', 'maps, in the page', 1, 'main iframe[loading=lazy]'],
  ['/blog/', 'posts', 15, ({ posts }) => posts],
  ['/blog/', 'categories', 7, ({ categories }) => Object.values(categories)],
  ['/blog/', 'service cards', 3, 'main .cell-grid > li'],
  ['/blog/', 'subscribe boxes', 2, 'main input[type=email]'],
  ['/blog/', 'boxes that name the readers', 2, 'main p:has([data-claim=readers])'],
];

const shared = ['overview', 'phases', 'includes', 'differences', 'results', 'snapshots', 'audience', 'closing'];

/** The sections of pages after the hero, by the ids of their headings, in the order in which the specification has them. */
export const specifiedOrder: Record<string, string[]> = {
  '/': ['pillars', 'ways', 'audience', 'reasons', 'case-studies', 'testimonials', 'calculator', 'about', 'closing'],
  '/services/social-media/': shared,
  '/services/seo/': shared,
  '/services/funnel-automation/': shared,
  '/services/ppc/': [
    'overview',
    'platforms',
    'phases',
    'reasons',
    'results',
    'testimonials',
    'audience',
    'investment',
    'closing',
  ],
  '/services/media-pr/': ['overview', 'channels', 'phases', 'benefits', 'testimonials', 'audience', 'closing'],
  '/services/branding/': ['what-is-branding', 'services', 'process', 'packages', 'differences', 'questions', 'closing'],
  '/services/add-ons/': ['linkedin-marketing', 'blog-seo', 'closing'],
  '/30-60-90/': ['overview', 'phases', 'includes', 'differences', 'results', 'testimonials', 'audience', 'closing'],
  '/consult/social-media-audit/': ['parts', 'inclusions', 'closing'],
  '/consult/seo-audit/': ['parts', 'closing'],
  '/clients/': ['stories', 'portfolio', 'industries', 'results', 'questions', 'closing'],
  '/about/': ['story', 'system', 'tiles', 'services', 'closing'],
  '/trece-system/': ['pillars', 'comparisons', 'offers', 'audience', 'closing'],
  '/academy/': ['paths', 'benefits', 'differences', 'testimonials', 'closing'],
  '/academy/free-courses/': ['series', 'signup', 'includes', 'reasons', 'audience', 'bonus', 'closing'],
  '/academy/courses/': ['courses', 'closing'],
  '/academy/workshops/': ['workshops-for-companies', 'seminars-for-communities', 'differences', 'closing'],
  '/coach/instagram/': ['courses', 'closing'],
  '/coach/seo/': ['courses', 'closing'],
  '/contact/': ['contact'],
  '/blog/': ['articles', 'subscribe-box', 'services'],
};

/** The sections that the site adds to those. */
export const addedSections = ['before-booking', 'notes', 'example', 'free-call', 'topics'];
