import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useMemo } from 'react';
import { type AddressFieldName, addressWireNames, emptyAddress, toAddressInput } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { useAddressAutofill } from './use-address-autofill';

/**
 * The form of a new address; `save` gets it as the wire takes it. A name proposes its kana, a postal code its place.
 * The last argument is what the shop's theme has decided about its forms.
 */
export function useAddressForm(
  save: (address: ShippingAddressInput) => Promise<void>,
  { isNameKanaRequired, addressFormat }: AddressFormOptions,
) {
  const rules = useMemo(
    () => addressRulesFor({ isNameKanaRequired, addressFormat }),
    [isNameKanaRequired, addressFormat],
  );
  const form = useShopForm<AddressFieldName>({
    rules,
    initial: emptyAddress,
    wireNames: addressWireNames,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  return { ...form, ...useAddressAutofill(form) };
}
