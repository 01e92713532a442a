import type { Address } from '@shop/site';

/** One entry of the member's address book. */
export interface AddressEntry extends Address {
  readonly id: number;
  /** What the member calls it; never printed on a label. */
  readonly label: string;
  readonly isDefault: boolean;
}

/** The address book. */
export interface AddressBook {
  readonly entries: readonly AddressEntry[];
  /** How many it may hold. */
  readonly limit: number;
}
