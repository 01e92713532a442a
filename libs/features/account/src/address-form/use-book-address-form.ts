import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { useShopForm } from '@shop/site/form/use-shop-form';
import {
  type BookAddressField,
  type BookAddressValues,
  bookAddressRules,
  bookAddressWireNames,
  toBookAddressInput,
} from './book-address-fields';
import { useAddressHelp } from './use-address-help';

/** The form of an entry of the address book, new or known; `save` gets it as the wire takes it. account §2 */
export function useBookAddressForm(
  initial: BookAddressValues,
  save: (address: UserAddressInput) => Promise<void>,
) {
  const form = useShopForm<BookAddressField>({
    rules: bookAddressRules,
    initial,
    wireNames: bookAddressWireNames,
    submit: async (values) => {
      const address = toBookAddressInput(values);
      if (address !== null) await save(address);
    },
  });
  return { ...form, ...useAddressHelp(form, { code: initial.postalCode, place: initial }) };
}
