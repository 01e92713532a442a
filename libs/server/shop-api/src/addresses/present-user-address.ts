import { ADDRESS_DIVISIONS } from '@shop/contract/user-addresses/division';
import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import type { AddressRow } from './address-store';
import { presentAddress } from './present-address';

const { primary, office, other } = ADDRESS_DIVISIONS;

/** One entry of the address book as the contract shows it. */
export const presentUserAddress = (row: AddressRow): UserAddress => ({
  id: row.id,
  name: row.name,
  ...presentAddress(row),
  division_ct: row.divisionCt === primary ? primary : row.divisionCt === office ? office : other,
  is_default: row.isDefault,
  is_sender_default: row.isSenderDefault,
});
