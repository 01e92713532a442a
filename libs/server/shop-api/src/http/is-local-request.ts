import { readForwardedFor } from './forwarded-for';
import { isLoopbackAddress, isLoopbackHost } from './loopback';

const NO_ORIGIN = 'null';

/**
 * Whether somebody on this very machine asks, and no page of another site through their browser. It is not enough that
 * the socket ends here: a proxy on this machine may speak for anybody, and a name that somebody made to lead here (DNS
 * rebinding) lets that somebody's page read the answer. So everything that the request says of where it comes from must be
 * loopback: the socket's address, every address and host that a proxy names, the host that was asked for, and the origin
 * of the page that asks.
 *
 * What a shop's server hands on never counts as local: the host and the proxies before it, which would have to be looked
 * at, do not reach the API. A proxy that says nothing at all of the request it was sent cannot be told from a local caller.
 *
 * @param socketAddress the other end of the socket
 */
export function isLocalRequest({ url, headers }: Request, socketAddress: string): boolean {
  const hosts = [new URL(url).host, headers.get('host') ?? new URL(url).host];
  const origin = headers.get('origin');
  // The form of a page that sends no referrer says `null`; its answer can be read by nobody else.
  if (origin !== null && origin !== NO_ORIGIN) hosts.push(hostOf(origin));
  const forwarded = readForwardedFor(headers) ?? { addresses: [], hosts: [], isClientUnknown: false };
  return (
    !forwarded.isClientUnknown &&
    [socketAddress, ...forwarded.addresses].every(isLoopbackAddress) &&
    [...hosts, ...forwarded.hosts].every(isLoopbackHost)
  );
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
