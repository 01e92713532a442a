import { checkSocialGiftShipping } from '@shop/contract/social-gifts/check-social-gift-shipping';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useApi } from '@shop/query/use-api';

/** Returns what checks the address of a gift; it throws the errors of the API. account §4, the first step */
export function useCheckGiftShipping(token: string) {
  const api = useApi();
  return (address: ShippingAddressInput) =>
    api.call(checkSocialGiftShipping, { body: { token, ...address } });
}
