import { type InternalRequestContext, internalHeaders } from '../request-context/internal-request-context';

/** Headers that belong to one connection, not to the message. RFC 9110 §7.6.1 */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Headers that only the shop itself may send to the API, and headers that the API must not see. */
const REMOVED_HEADERS = new Set([
  'host',
  'cookie',
  'forwarded',
  'via',
  'x-real-ip',
  'expect',
  // Where a body ends is said by `framingHeaders`.
  'content-length',
]);
/** Names a client of the lab, in which tests inject faults; removed while the lab is closed. */
const LAB_CLIENT = 'x-lab-client';
const REMOVED_PREFIXES = ['x-forwarded-', 'x-shop-'];

type HeaderValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the names that the `Connection` header declares as hop-by-hop. */
const connectionHeaders = (headers: HeaderValues): ReadonlySet<string> =>
  new Set(
    String(headers['connection'] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );

function copyHeaders(
  headers: HeaderValues,
  isRemoved: (name: string) => boolean,
): Record<string, string | string[]> {
  const hopByHop = connectionHeaders(headers);
  const forwarded = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    const lower = name.toLowerCase();
    if (value === undefined || HOP_BY_HOP.has(lower) || hopByHop.has(lower) || isRemoved(lower)) return [];
    return [[lower, typeof value === 'string' ? value : [...value]]];
  });
  return Object.fromEntries(forwarded);
}

/** Returns the headers of a shopper's request as the API receives them, with the shop's own context. */
export function requestHeadersForApi(
  headers: HeaderValues,
  requestContext: InternalRequestContext,
  { isLab = false }: { readonly isLab?: boolean } = {},
): Record<string, string | string[]> {
  const isRemoved = (name: string) =>
    REMOVED_HEADERS.has(name) ||
    name === 'x-request-id' ||
    (name === LAB_CLIENT && !isLab) ||
    REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
  return { ...copyHeaders(headers, isRemoved), ...internalHeaders(requestContext) };
}
