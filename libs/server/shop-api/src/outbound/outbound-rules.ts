import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './is-public-address';

/** Where the shop may fetch from, and how long and large an answer may be. */
export interface OutboundRules {
  /** Hosts in small letters, with the port where it is not the usual one: `cdn.example`, `cdn.example:8443`. */
  readonly hosts: ReadonlySet<string>;
  /** The addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /** Whether an address may be connected to. */
  isReachable(address: string): boolean;
  /** From the question to the last byte of the last answer, in ms. */
  readonly totalLimitMs: number;
  /** Until a connection stands, in ms. */
  readonly connectLimitMs: number;
  readonly mostBytes: number;
}

const TOTAL_LIMIT_MS = 10_000;
const CONNECT_LIMIT_MS = 2_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** The rules of the running shop: the named hosts, at addresses of the public internet. */
export const publicOutbound = (hosts: readonly string[]): OutboundRules => ({
  hosts: new Set(hosts),
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isReachable: isPublicAddress,
  totalLimitMs: TOTAL_LIMIT_MS,
  connectLimitMs: CONNECT_LIMIT_MS,
  mostBytes: MAX_BYTES,
});
