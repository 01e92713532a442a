import type { Pagination } from '@shop/api-client/pagination';
import type { Address } from '@shop/site/views/address';

/** One entry of the member's address book. */
export interface AddressEntry extends Address {
  readonly id: number;
  /** What the member calls it; never printed on a label. */
  readonly label: string;
  /** `ご本人`, `会社` or `その他`. */
  readonly divisionName: string;
  readonly isDefault: boolean;
  readonly isSenderDefault: boolean;
}

/** One page of the address book, or of what a search finds in it. */
export interface AddressBookPage {
  readonly entries: readonly AddressEntry[];
  /** Of all that is found, on every page. */
  readonly pagination: Pagination;
  /** How many the book may hold. */
  readonly limit: number;
}
