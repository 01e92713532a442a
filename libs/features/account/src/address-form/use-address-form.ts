import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressParts } from '@shop/site/views/address';
import { useMemo } from 'react';
import { type AddressFieldName, addressWireNames, emptyAddress, toAddressInput } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { useAddressAutofill } from './use-address-autofill';

/**
 * The form of a new address, or of one that is there and changed; `save` gets it as the wire takes it. A name proposes its
 * kana, a postal code its place. The rules are what the shop's theme has decided about its forms.
 */
export function useAddressForm(
  save: (address: ShippingAddressInput) => Promise<void>,
  { isNameKanaRequired, addressFormat }: AddressFormOptions,
  present: AddressParts | null = null,
) {
  const rules = useMemo(
    () => addressRulesFor({ isNameKanaRequired, addressFormat }),
    [isNameKanaRequired, addressFormat],
  );
  const form = useShopForm<AddressFieldName>({
    rules,
    initial: { ...emptyAddress, ...present },
    wireNames: addressWireNames,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  const start = present === null ? undefined : { code: present.postalCode, place: present };
  return { ...form, ...useAddressAutofill(form, start) };
}
