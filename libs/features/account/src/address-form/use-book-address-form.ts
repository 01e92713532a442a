import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import { useMemo } from 'react';
import type { AddressFormOptions } from './address-rules-for';
import {
  type BookAddressField,
  type BookAddressValues,
  bookAddressRulesFor,
  bookAddressWireNames,
  toBookAddressInput,
} from './book-address-fields';
import { useAddressAutofill } from './use-address-autofill';

/**
 * The form of an entry of the address book, new or known; `save` gets it as the wire takes it. The last argument is what
 * the shop's theme has decided about its forms. account §2
 */
export function useBookAddressForm(
  initial: BookAddressValues,
  save: (address: UserAddressInput) => Promise<void>,
  { isNameKanaRequired, addressFormat }: AddressFormOptions,
) {
  const rules = useMemo(
    () => bookAddressRulesFor({ isNameKanaRequired, addressFormat }),
    [isNameKanaRequired, addressFormat],
  );
  const form = useShopForm<BookAddressField>({
    rules,
    initial,
    wireNames: bookAddressWireNames,
    submit: async (values) => {
      const address = toBookAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  return { ...form, ...useAddressAutofill(form, { code: initial.postalCode, place: initial }) };
}
