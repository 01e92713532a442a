import { LRUCache } from 'lru-cache';
import { type RequestAddress, parseRequestAddress } from './request-address';

const MAX_CACHED_TARGETS = 2_000;
/** Longer targets, in characters, are not cached: few requests ask for them twice. */
const MAX_CACHED_LENGTH = 400;

/** Returns the address of a request's target, or `null` where it is no address of the shop. */
export type AddressReader = (target: string) => RequestAddress | null;

/** Creates a reader that parses a target once and returns the same object from then on, as long as it is cached. */
export function createAddressReader(): AddressReader {
  const addresses = new LRUCache<string, RequestAddress>({ max: MAX_CACHED_TARGETS });
  return (target) => {
    const cached = addresses.get(target);
    if (cached !== undefined) return cached;
    const address = parseRequestAddress(target);
    if (address !== null && target.length <= MAX_CACHED_LENGTH) addresses.set(target, address);
    return address;
  };
}
