import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { type FormDraft, withDraft } from '@shop/site/form/form-draft';
import { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressParts } from '@shop/site/views/address';
import { useMemo } from 'react';
import { type AddressFieldName, addressWireNames, emptyAddress, toAddressInput } from './address-fields';
import { type AddressFormOptions, addressRulesFor } from './address-rules-for';
import { startOf } from './start-of';
import { useAddressAutofill } from './use-address-autofill';

/**
 * The form of a new address, or of one that is there and changed; `save` gets it as the wire takes it. A name proposes its
 * kana, a postal code its place. What is written before it is sent goes into the draft, where there is one. The rules are what
 * the shop's theme has decided about its forms.
 */
export function useAddressForm(
  save: (address: ShippingAddressInput) => Promise<void>,
  { isNameKanaRequired, addressFormat }: AddressFormOptions,
  present: AddressParts | null = null,
  draft?: FormDraft,
) {
  const rules = useMemo(
    () => addressRulesFor({ isNameKanaRequired, addressFormat }),
    [isNameKanaRequired, addressFormat],
  );
  const initial = withDraft({ ...emptyAddress, ...present }, draft);
  const form = useShopForm<AddressFieldName>({
    rules,
    initial,
    onValues: draft?.keep,
    wireNames: addressWireNames,
    submit: async (values) => {
      const address = toAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  return { ...form, ...useAddressAutofill(form, startOf(initial)) };
}
