import type { EndpointSpec } from '@shop/contract/endpoint';
import { GUEST_CALLS } from '@shop/contract/guest-calls';
import { partsOf } from '@shop/contract/schema-steps';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import type { Route } from './define-route';
import type { SharedCall } from './shared-response-cache';

/** A longer path and query, in characters, is not shared: few ask for it twice. */
const MAX_LENGTH = 500;
/** The shop announces no changes of its stylists: a sitemap would name one who has gone. */
const STYLISTS = '/v1/sitemaps/stylists/';
/** With one of these a shopper may see other prices or products than other guests. */
const PERSONAL_HEADERS = ['authorization', TAG_GRANT_HEADER];

/** The headers on which a shared response depends. */
export const SHARED_VARY = ['channel-id', ...PERSONAL_HEADERS].join(', ');

const namesOfSpecs = new WeakMap<EndpointSpec, ReadonlySet<string>>();

/** What a call reads of its query: the rest changes nothing, and would be another response each time. */
function queryNames(spec: EndpointSpec): ReadonlySet<string> {
  const present = namesOfSpecs.get(spec);
  if (present !== undefined) return present;
  const { query } = spec.schemas;
  const names = new Set(query === undefined ? [] : partsOf(query).map(({ name }) => name.replace(/^\./, '')));
  namesOfSpecs.set(spec, names);
  return names;
}

/** The call as guests share it; `null` where its response may be for this shopper alone. */
export function sharedCall({ spec }: Route, { method, url, headers }: Request): SharedCall | null {
  const data = method === 'GET' ? GUEST_CALLS.get(spec.endpoint.path) : undefined;
  if (data === undefined || data === 'unannounced') return null;
  if (PERSONAL_HEADERS.some((name) => headers.has(name))) return null;
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith(STYLISTS)) return null;
  const known = queryNames(spec);
  for (const name of new Set(searchParams.keys()))
    if (!known.has(name.replace(/\[\]$/, ''))) searchParams.delete(name);
  searchParams.sort();
  const key = `${headers.get('channel-id') ?? ''} ${pathname}?${searchParams.toString()}`;
  return key.length > MAX_LENGTH ? null : { key, data };
}
