import type { ShopField } from '@shop/site/form/use-shop-form';
import type { AddressFieldName } from './address-fields';
import { useNameFields } from './use-name-fields';
import { type InitialPlace, usePostalCodeLookup } from './use-postal-code-lookup';

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
  form: FormWithAddress<Field>,
  start?: InitialPlace,
) {
  const { field, getValue, setValue } = form;
  const nameFields = useNameFields(form);
  const postal = usePostalCodeLookup({ getValue, setValue }, start);
  return {
    nameFields,
    postalField: () => postal.withLookup(field('postalCode')),
    postal,
  };
}
