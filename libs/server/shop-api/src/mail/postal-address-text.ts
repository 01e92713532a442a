import type { ShippingAddress } from '@shop/contract/user-addresses/shipping-address';
import { findLinkOrMailbox } from '@shop/validation/name/find-link-or-mailbox';

/**
 * A postal address in one line, as mails say it. None of its lines may hold the address of a page or a mailbox, but two of them
 * side by side may make one (`evil.c` and `om/1`), which a stranger's mail program would turn into a link in the shop's name:
 * the lines of such an address stand apart.
 */
export function postalAddressText({
  full_address: usual,
  prefecture,
  city,
  address1,
  address2,
}: Pick<ShippingAddress, 'full_address' | 'prefecture' | 'city' | 'address1' | 'address2'>): string {
  if (findLinkOrMailbox(usual) === null) return usual;
  return [prefecture, city, address1, address2].filter((line) => line !== '').join(' ');
}
