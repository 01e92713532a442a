import { readForwardedFor } from './forwarded-for';
import { isLoopbackIp, isLoopbackHost } from './loopback';

const NO_ORIGIN = 'null';

/**
 * Whether the request comes from this machine, and not from a page of another site in its browser. The socket's
 * address is not enough: a proxy on this machine may forward for anybody, and a domain that resolves to this machine
 * (DNS rebinding) would let its page read the response. So everything that the request says about its source must be
 * loopback: the socket's address, every address and host that a proxy names, the requested host, and the origin of
 * the calling page. What the server of a shop forwards never counts as local, because the host and the proxies in
 * front of it are not known. A proxy that sends no header about the original request cannot be told from a local
 * caller.
 * @param socketIp the other end of the socket
 */
export function isLocalRequest({ url, headers }: Request, socketIp: string): boolean {
  const hosts = [new URL(url).host, headers.get('host') ?? new URL(url).host];
  const origin = headers.get('origin');
  // A page with `referrer-policy: no-referrer` sends `null` with its forms; other sites cannot read the response.
  if (origin !== null && origin !== NO_ORIGIN) hosts.push(hostOf(origin));
  const forwarded = readForwardedFor(headers) ?? { clientIps: [], hosts: [], isClientUnknown: false };
  return (
    !forwarded.isClientUnknown &&
    [socketIp, ...forwarded.clientIps].every(isLoopbackIp) &&
    [...hosts, ...forwarded.hosts].every(isLoopbackHost)
  );
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
