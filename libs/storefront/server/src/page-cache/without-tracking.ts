import type { RequestUrl } from '../request-url/request-url';

/** What advertisements, mails and social networks add to a link, for the tag manager in the browser. */
const TRACKING = new Set([
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', '_gl'],
  ...['fbclid', 'igshid', 'msclkid', 'ttclid', 'twclid', 'yclid', 'ldtag_cl', 'mc_cid', 'mc_eid'],
]);
const TRACKING_PREFIX = 'utm_';

const isTracking = (name: string): boolean => name.startsWith(TRACKING_PREFIX) || TRACKING.has(name);

/**
 * The URL at which a public page is rendered for all who ask for it. No page reads what says by which advertisement a shopper
 * has come, so that it is one page for all of them. Any other name a page of a theme may read.
 */
export function withoutTracking(url: RequestUrl): RequestUrl {
  if (url.search === '') return url;
  const query = new URLSearchParams(url.search);
  const tracking = [...query.keys()].filter(isTracking);
  if (tracking.length === 0) return url;
  for (const name of tracking) query.delete(name);
  return { ...url, search: query.size === 0 ? '' : `?${query.toString()}` };
}
