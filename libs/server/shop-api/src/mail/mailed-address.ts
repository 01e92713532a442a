import type { ShippingAddress } from '@shop/contract/user-addresses/shipping-address';
import { findAddress } from '@shop/validation/name/find-address';

/**
 * The lines of a place as one, as mails say it. None of them may hold the address of a page or a mailbox, but two of them side by
 * side may make one (`evil.c` and `om/1`), which a stranger's mail program would turn into a link in the shop's name: the lines
 * of such a place stand apart.
 */
export function mailedAddress({
  full_address: usual,
  prefecture,
  city,
  address1,
  address2,
}: Pick<ShippingAddress, 'full_address' | 'prefecture' | 'city' | 'address1' | 'address2'>): string {
  if (findAddress(usual) === null) return usual;
  return [prefecture, city, address1, address2].filter((line) => line !== '').join(' ');
}
