import { useKanaProposal } from '@shop/site/form/use-kana-proposal';
import type { useShopForm } from '@shop/site/form/use-shop-form';
import type { AddressFieldName } from './address-fields';
import { type PostalStart, usePostalFill } from './use-postal-fill';

/** What any form of the shop says of a field. */
type ShopField = ReturnType<ReturnType<typeof useShopForm<string>>['field']>;

/** A form that has the fields of an address, and perhaps others. */
export interface FormWithAddress<Field extends ShopField = ShopField> {
  readonly field: (name: AddressFieldName) => Field;
  readonly getValue: (name: AddressFieldName) => string;
  readonly setValue: (name: AddressFieldName, value: string) => void;
}

/**
 * What helps to write an address in any form that has its fields: a name proposes its kana, a postal code its place.
 * `start` is the place that stood in the form from the beginning.
 */
export function useAddressHelp<Field extends ShopField>(
  { field, getValue, setValue }: FormWithAddress<Field>,
  start?: PostalStart,
) {
  const kanaOf = (name: 'lastNameKana' | 'firstNameKana') => ({
    get: () => getValue(name),
    set: (kana: string) => setValue(name, kana),
  });
  const withLastName = useKanaProposal(kanaOf('lastNameKana'));
  const withFirstName = useKanaProposal(kanaOf('firstNameKana'));
  const postal = usePostalFill({ getValue, setValue }, start);
  return {
    nameFields: () => ({ last: withLastName(field('lastName')), first: withFirstName(field('firstName')) }),
    postalField: () => postal.withLookup(field('postalCode')),
    postal,
  };
}
