import { isIP } from 'node:net';
import { OutboundError } from './outbound-error';
import type { OutboundPolicy } from './outbound-policy';

/** The host name of a URL; an IPv6 address without its brackets. */
export const hostNameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Resolves a host and returns the IP address to connect to. Every IP address of the host must be public, else all
 * are rejected. The connection uses this one without resolving again, so that DNS rebinding cannot change it.
 */
export async function resolvePublicIp(url: URL, policy: OutboundPolicy): Promise<string> {
  const host = hostNameOf(url);
  const addresses =
    isIP(host) === 0
      ? await policy.resolve(host).catch(() => {
          throw new OutboundError('サーバーが見つかりません');
        })
      : [host];
  const [first] = addresses;
  if (first === undefined) throw new OutboundError('サーバーが見つかりません');
  if (!addresses.every((address) => policy.isReachable(address)))
    throw new OutboundError('公開されていないアドレスのサーバーです');
  return first;
}
