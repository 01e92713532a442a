import { INTERNAL_SECRET_HEADER, CLIENT_IP_HEADER } from './create-trusted-client-ip-reader';

/** What the headers of a request say about the client that it was forwarded for. */
export interface ForwardedFor {
  /** Every client IP that is named; texts that are no IP are listed unchanged. */
  readonly clientIps: readonly string[];
  /** Every host that is named as the original one. */
  readonly hosts: readonly string[];
  /** The request was forwarded, but its headers do not say for which client. */
  readonly isClientUnknown: boolean;
}

/** Names of headers in which proxies describe the original request: the common ones and similar ones. */
const OF_PROXIES =
  /forwarded|^via$|(?:client|real|remote|connecting|originating|external|user|socket)-?(?:ip|addr)/;
/** Those of them that name the host, and those that name neither host nor address. */
const NAMES_HOST = /-(?:host|server)$/;
const NAMES_NOBODY = /^via$|-(?:proto|protocol|scheme|ssl|port|prefix|path|uri)$/;
/** Headers of a call that the server of a shop forwards for a shopper. */
const OF_SHOPS: ReadonlySet<string> = new Set([CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER]);

const PAIR = /^\s*(for|by|host|proto)\s*=\s*("?)([^"\\]*)\2\s*$/i;

/**
 * Reads every header that may say for whom a request was forwarded, whoever sent it: the result is used to reject
 * requests, never to trust them. `null` where there is no such header.
 */
export function readForwardedFor(headers: Headers): ForwardedFor | null {
  const addresses: string[] = [];
  const hosts: string[] = [];
  let isHandedOn = false;
  let isShops = false;
  for (const [name, value] of headers) {
    if (OF_SHOPS.has(name)) isShops = true;
    else if (!OF_PROXIES.test(name)) continue;
    isHandedOn = true;
    if (name === 'forwarded') readForwarded(value, addresses, hosts);
    else if (NAMES_HOST.test(name)) hosts.push(...listed(value));
    else if (!NAMES_NOBODY.test(name)) addresses.push(...listed(value));
  }
  // The server of a shop forwards neither the original host nor the headers of proxies in front of it.
  return isHandedOn
    ? { clientIps: addresses, hosts, isClientUnknown: isShops || addresses.length === 0 }
    : null;
}

const listed = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

/** RFC 7239 §4. A part that cannot be parsed counts as an address that is not one. */
function readForwarded(value: string, addresses: string[], hosts: string[]): void {
  for (const pair of value.split(/[,;]/)) {
    const [, name, , named] = PAIR.exec(pair) ?? [];
    if (name === undefined || named === undefined) addresses.push(pair);
    else if (/^host$/i.test(name)) hosts.push(named);
    else if (!/^proto$/i.test(name)) addresses.push(named);
  }
}
