/**
 * Where a call came from, without a tracker: a link to book or to chat takes along, once it is chosen, the page it stands on and what a campaign
 * hung on the address with which the visit began. Not before: the bar and the offer are the same on many pages, and islands write their links anew.
 */
import { session } from '../../components/site/session.ts';

const { host, pathname, search } = location;
const found = search.match(/\butm_\w+=[^&]+/g);
if (found) session.campaign = `?${found.join('&')}`;
const { campaign = '' } = session;

/** For the booking platform. The page stands behind the name of the ad, where there is one. */
const utm = new URLSearchParams(campaign || 'utm_source=site');
utm.set('utm_content', (utm.get('utm_content') ?? '') + pathname);

/** The last line of a message. */
const signature = encodeURIComponent(`\n\nFrom: ${host}${pathname}${campaign}`);

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('.button[target], .rate-chat, .chat-start');
  if (!link) return;
  const origin = link.host === 'wa.me' ? signature : `&${utm}`;
  // It may be chosen again.
  if (!link.search.endsWith(origin)) link.search += origin;
});
