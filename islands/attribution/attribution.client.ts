/**
 * Attributes bookings and chats without a tracker: when a booking or chat link is clicked, the current page and the campaign parameters of the
 * visit's first URL are appended to it. Not earlier, since pages share header and exit offer, and islands re-render their links.
 */
import { session } from '../../components/lib/session.ts';

const { host, pathname, search } = location;
const params = search.match(/\butm_\w+=[^&]+/g);
if (params) session.campaign = `?${params.join('&')}`;
const { campaign = '' } = session;

/** The parameters for the booking platform. utm_content is the page, after the campaign's own value if there is one. */
const utm = new URLSearchParams(campaign || 'utm_source=site');
utm.set('utm_content', (utm.get('utm_content') ?? '') + pathname);

/** The last line of a chat message. */
const signature = encodeURIComponent(`\n\nFrom: ${host}${pathname}${campaign}`);

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>(
    '.button[target]:not([href^="https://pagespeed.web.dev/"]), [href^="https://wa.me/"]',
  );
  if (!link) return;
  const origin = link.host === 'wa.me' ? signature : `${utm}`;
  // Only once, however often the link is clicked.
  if (link.search.endsWith(origin)) return;
  link.search += link.host !== 'wa.me' && link.search ? `&${origin}` : origin;
});
