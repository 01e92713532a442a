import { INTERNAL_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from './client-address';

/** Whom the headers of a request say it was handed on for. */
export interface ForwardedFor {
  /** Every address that is named; what is no address is here too, as it was written. */
  readonly addresses: readonly string[];
  /** Every host that is named as the one asked for. */
  readonly hosts: readonly string[];
  /** It was handed on, and whoever did so keeps back for whom. */
  readonly isClientUnknown: boolean;
}

/** Names of headers by which proxies speak of the request that they were sent: the usual ones, and those like them. */
const OF_PROXIES =
  /forwarded|^via$|(?:client|real|remote|connecting|originating|external|user|socket)-?(?:ip|addr)/;
/** Those among them that name the host, or neither host nor address. */
const NAMES_HOST = /-(?:host|server)$/;
const NAMES_NOBODY = /^via$|-(?:proto|protocol|scheme|ssl|port|prefix|path|uri)$/;
/** By which a shop's server says that it hands on a shopper's call. */
const OF_SHOPS: ReadonlySet<string> = new Set([CLIENT_ADDRESS_HEADER, INTERNAL_SECRET_HEADER]);

const PAIR = /^\s*(for|by|host|proto)\s*=\s*("?)([^"\\]*)\2\s*$/i;

/**
 * Reads every header by which a request may have been handed on, whoever wrote it: the answer serves to refuse, never to
 * believe. `null` where there is none.
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
  // A shop's server hands on neither the host that was asked for nor what a proxy before it said.
  return isHandedOn ? { addresses, hosts, isClientUnknown: isShops || addresses.length === 0 } : null;
}

const listed = (value: string): readonly string[] => value.split(',').map((part) => part.trim());

/** RFC 7239 §4. What cannot be read as such counts as an address that is none. */
function readForwarded(value: string, addresses: string[], hosts: string[]): void {
  for (const pair of value.split(/[,;]/)) {
    const [, name, , named] = PAIR.exec(pair) ?? [];
    if (name === undefined || named === undefined) addresses.push(pair);
    else if (/^host$/i.test(name)) hosts.push(named);
    else if (!/^proto$/i.test(name)) addresses.push(named);
  }
}
