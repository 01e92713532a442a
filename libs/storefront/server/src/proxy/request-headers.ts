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
/** What only the shop itself may say to the API, and what the API must not see. */
const REFUSED_REQUEST = new Set(['host', 'cookie', 'forwarded', 'via', 'x-real-ip', 'expect']);
/** Names a client of the laboratory; nobody else may say it. */
const LAB_CLIENT = 'x-lab-client';
const REFUSED_REQUEST_PREFIXES = ['x-forwarded-', 'x-shop-'];

type HeaderValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Names that the `Connection` header declares to belong to the connection. */
const namedByConnection = (headers: HeaderValues): ReadonlySet<string> =>
  new Set(
    String(headers['connection'] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );

function copy(
  headers: HeaderValues,
  isRefused: (name: string) => boolean,
): Record<string, string | string[]> {
  const named = namedByConnection(headers);
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    const lower = name.toLowerCase();
    if (value === undefined || HOP_BY_HOP.has(lower) || named.has(lower) || isRefused(lower)) return [];
    return [[lower, typeof value === 'string' ? value : [...value]]];
  });
  return Object.fromEntries(kept);
}

/** Who the shop vouches for. */
export interface InternalCredentials {
  readonly clientAddress: string;
  readonly internalSecret: string;
  readonly requestId: string;
}

/** The headers that say to the API on whose behalf the shop asks. */
export function credentialHeaders(credentials: InternalCredentials): Record<string, string> {
  return {
    'x-shop-client-address': credentials.clientAddress,
    'x-shop-internal-secret': credentials.internalSecret,
    'x-request-id': credentials.requestId,
  };
}

/** The headers of a shopper's request as the API receives them. */
export function requestHeadersForApi(
  headers: HeaderValues,
  credentials: InternalCredentials,
  { isLab = false }: { readonly isLab?: boolean } = {},
): Record<string, string | string[]> {
  const isRefused = (name: string) =>
    REFUSED_REQUEST.has(name) ||
    name === 'x-request-id' ||
    (name === LAB_CLIENT && !isLab) ||
    REFUSED_REQUEST_PREFIXES.some((prefix) => name.startsWith(prefix));
  return { ...copy(headers, isRefused), ...credentialHeaders(credentials) };
}
