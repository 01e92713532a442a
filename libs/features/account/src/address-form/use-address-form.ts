import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { addressRules, addressWireNames, emptyAddress, toAddressInput } from './address-fields';

/** The form of a new address; `save` gets it as the wire takes it. */
export function useAddressForm(save: (address: ShippingAddressInput) => Promise<void>) {
  return useShopForm({
    rules: addressRules,
    initial: emptyAddress,
    wireNames: addressWireNames,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address !== null) await save(address);
    },
  });
}
