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

/** The address book. */
export interface AddressBook {
  readonly entries: readonly AddressEntry[];
  /** How many it may hold. */
  readonly limit: number;
}
