import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { hostNameOf } from './resolve-public-ip';
import type { OutboundPolicy } from './outbound-policy';

const USER_AGENT = 'shop-import';

/**
 * Sends one GET over a new connection to exactly this address, and resolves with the response's head. It follows no
 * redirects and uses no proxy. Rejects with the socket's error, or when `signal` aborts.
 */
export function requestOnce(
  url: URL,
  address: string,
  { connectLimitMs }: Pick<OutboundPolicy, 'connectLimitMs'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const host = hostNameOf(url);
  const options: RequestOptions & { readonly servername?: string } = {
    agent: false,
    host: address,
    port: url.port === '' ? (isSecure ? 443 : 80) : url.port,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': USER_AGENT },
    signal,
    // The certificate is that of the name, not of the address.
    ...(isIP(host) === 0 ? { servername: host } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = (isSecure ? requestSecure : requestPlain)(options, resolve);
    asked.on('error', reject);
    asked.on('socket', (socket) => {
      const limit = setTimeout(() => asked.destroy(new Error('No connection in time')), connectLimitMs);
      const stop = () => clearTimeout(limit);
      socket.once(isSecure ? 'secureConnect' : 'connect', stop);
      socket.once('close', stop);
    });
    asked.end();
  });
}
