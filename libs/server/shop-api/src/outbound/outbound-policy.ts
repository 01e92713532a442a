import { lookup } from 'node:dns/promises';
import { isPublicIp } from '@shop/requests/is-public-ip';

/** From which hosts the shop may fetch, and the limits of time and size. */
export interface OutboundPolicy {
  /**
   * Hosts in lower case, with the port where it is not the default one: `cdn.example`, `cdn.example:8443`.
   */
  readonly hosts: ReadonlySet<string>;
  /** The IP addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether an IP may be connected to. */
  isReachable(address: string): boolean;
  /** From the first request to the last byte of the last response, in ms. */
  readonly totalLimitMs: number;
  /** Until a connection is established, in ms. */
  readonly connectLimitMs: number;
  readonly maxBytes: number;
}

const TOTAL_LIMIT_MS = 10_000;
const CONNECT_LIMIT_MS = 2_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** The policy of the running shop: the configured hosts, at public IP addresses only. */
export const publicOutbound = (hosts: readonly string[]): OutboundPolicy => ({
  hosts: new Set(hosts),
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isReachable: isPublicIp,
  totalLimitMs: TOTAL_LIMIT_MS,
  connectLimitMs: CONNECT_LIMIT_MS,
  maxBytes: MAX_BYTES,
});
