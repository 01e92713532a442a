import { useKanaProposal } from '@shop/site/form/use-kana-proposal';
import type { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressFieldName } from './address-fields';
import { type InitialPlace, usePostalCodeLookup } from './use-postal-code-lookup';

/** What any form of the shop says of a field. */
type ShopField = ReturnType<ReturnType<typeof useShopForm<string>>['field']>;

/** A form that has the fields of an address, and perhaps others. */
export interface FormWithAddress<Field extends ShopField = ShopField> {
  readonly field: (name: AddressFieldName) => Field;
  readonly getValue: (name: AddressFieldName) => string;
  readonly setValue: (name: AddressFieldName, value: string) => void;
}

/**
 * Autofill for any form with the fields of an address: kana from the name, place from the postal code. `start` is the
 * place that the form was opened with.
 */
export function useAddressAutofill<Field extends ShopField>(
  { field, getValue, setValue }: FormWithAddress<Field>,
  start?: InitialPlace,
) {
  const kanaOf = (name: 'lastNameKana' | 'firstNameKana') => ({
    get: () => getValue(name),
    set: (kana: string) => setValue(name, kana),
  });
  const withLastName = useKanaProposal(kanaOf('lastNameKana'));
  const withFirstName = useKanaProposal(kanaOf('firstNameKana'));
  const postal = usePostalCodeLookup({ getValue, setValue }, start);
  return {
    nameFields: () => ({ last: withLastName(field('lastName')), first: withFirstName(field('firstName')) }),
    postalField: () => postal.withLookup(field('postalCode')),
    postal,
  };
}
