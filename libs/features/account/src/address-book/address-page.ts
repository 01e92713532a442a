import type { AddressBook, AddressEntry } from '../address-view';

/** Entries on one page. account §9 */
const ADDRESSES_PER_PAGE = 10;

/** One page of the address book. */
export interface AddressPage {
  readonly entries: readonly AddressEntry[];
  readonly current: number;
  readonly last: number;
}

/**
 * One page of the address book, which the API returns as a whole; the last one for a page number that is too high.
 * account §9
 */
export function addressPage({ entries }: AddressBook, page: number): AddressPage {
  const last = Math.max(1, Math.ceil(entries.length / ADDRESSES_PER_PAGE));
  const current = Math.min(page, last);
  const from = (current - 1) * ADDRESSES_PER_PAGE;
  return { entries: entries.slice(from, from + ADDRESSES_PER_PAGE), current, last };
}
