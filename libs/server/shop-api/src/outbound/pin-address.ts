import { isIP } from 'node:net';
import { OutboundError } from './outbound-error';
import type { OutboundRules } from './outbound-rules';

/** The name of an address's host, that of IPv6 without its brackets. */
export const hostNameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Resolves a host and returns the address to connect to. Every address of the host must be public, else all are
 * rejected. The connection uses this address without resolving again, so that a second lookup cannot lead elsewhere.
 */
export async function pinAddress(url: URL, rules: OutboundRules): Promise<string> {
  const host = hostNameOf(url);
  const addresses =
    isIP(host) === 0
      ? await rules.resolve(host).catch(() => {
          throw new OutboundError('サーバーが見つかりません');
        })
      : [host];
  const [first] = addresses;
  if (first === undefined) throw new OutboundError('サーバーが見つかりません');
  if (!addresses.every((address) => rules.isReachable(address)))
    throw new OutboundError('公開されていないアドレスのサーバーです');
  return first;
}
