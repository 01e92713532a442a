import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import {
  type AddressFieldName,
  type AddressRules,
  addressRules,
  addressWireNames,
  emptyAddress,
  toAddressInput,
} from './address-fields';
import { useAddressHelp } from './use-address-help';

/**
 * The form of a new address; `save` gets it as the wire takes it. A name proposes its kana, a postal code its place.
 * `rules` are the tenant's where it has its own.
 */
export function useAddressForm(
  save: (address: ShippingAddressInput) => Promise<void>,
  rules: AddressRules = addressRules,
) {
  const form = useShopForm<AddressFieldName>({
    rules,
    initial: emptyAddress,
    wireNames: addressWireNames,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  return { ...form, ...useAddressHelp(form) };
}
