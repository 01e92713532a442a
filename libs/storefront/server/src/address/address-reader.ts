import { type RequestAddress, parseRequestAddress } from './request-address';

/** So many targets are known by their addresses; then it begins anew. */
const MOST_REMEMBERED = 2_000;
/** Targets longer than this, in characters, are no page that many ask for. */
const LONGEST_REMEMBERED = 400;

/** Answers the address of a request's target; `null` where it is none of this shop. */
export type AddressReader = (target: string) => RequestAddress | null;

/** Makes a reader that parses a target once and answers the same object from then on, as long as it remembers it. */
export function createAddressReader(): AddressReader {
  const remembered = new Map<string, RequestAddress>();
  return (target) => {
    const known = remembered.get(target);
    if (known !== undefined) return known;
    const address = parseRequestAddress(target);
    if (address !== null && target.length <= LONGEST_REMEMBERED) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(target, address);
    }
    return address;
  };
}
