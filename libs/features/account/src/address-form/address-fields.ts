import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { PREFECTURE_NAMES, type PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import type { FieldRule } from '@shop/site/form/field-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { normaliseKana } from '@shop/validation/kana';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normalisePostalCode } from '@shop/validation/postal-code';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';

const NAME_MAX_LENGTH = 50;
const { user, address } = fieldLabels;
const name = { maxLength: NAME_MAX_LENGTH, check: nameChecks };
const kana = { maxLength: NAME_MAX_LENGTH, normalise: normaliseKana, check: fieldChecks.kana };

/** The kana of a person's name. */
export const kanaRules = ({ isRequired }: { readonly isRequired: boolean }) => ({
  lastNameKana: textRule(user.last_name_kana, { ...kana, isRequired }),
  firstNameKana: textRule(user.first_name_kana, { ...kana, isRequired }),
});

/** The fields of an address. core §5 */
export const addressRules = {
  lastName: textRule(user.last_name, name),
  firstName: textRule(user.first_name, name),
  ...kanaRules({ isRequired: true }),
  postalCode: textRule(address.postal_code, {
    normalise: normalisePostalCode,
    check: fieldChecks.postalCode,
  }),
  prefecture: textRule(address.prefecture, { isChoice: true }),
  city: textRule(address.city, { check: nameChecks }),
  address1: textRule(address.address1, { check: [...nameChecks, fieldChecks.houseNumber] }),
  address2: textRule(address.address2, { isRequired: false, check: nameChecks }),
  phoneNumber: textRule(user.phone_number, { normalise: normaliseHalfWidth, check: fieldChecks.tel }),
};

/** The rules of an address form, by field. */
export type AddressRules = Readonly<Record<AddressFieldName, FieldRule>>;

/** The name of a field of an address. */
export type AddressFieldName = keyof typeof addressRules;

/** The fields' names in the API. */
export const addressWireNames: Readonly<Record<AddressFieldName, string>> = {
  lastName: 'shipping_last_name',
  firstName: 'shipping_first_name',
  lastNameKana: 'shipping_last_name_kana',
  firstNameKana: 'shipping_first_name_kana',
  postalCode: 'postal_code',
  prefecture: 'prefecture',
  city: 'city',
  address1: 'address1',
  address2: 'address2',
  phoneNumber: 'phone_number',
};

/** An empty address form. */
export const emptyAddress: Readonly<Record<AddressFieldName, string>> = {
  lastName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
  postalCode: '',
  prefecture: '',
  city: '',
  address1: '',
  address2: '',
  phoneNumber: '',
};

const isPrefecture = (name: string): name is PrefectureName =>
  PREFECTURE_NAMES.some((prefecture) => prefecture === name);

/** The form's values as the wire takes them; `null` while no prefecture is chosen. */
export function toAddressInput(
  values: Readonly<Record<AddressFieldName, string>>,
): ShippingAddressInput | null {
  if (!isPrefecture(values.prefecture)) return null;
  return {
    shipping_last_name: values.lastName,
    shipping_first_name: values.firstName,
    shipping_last_name_kana: values.lastNameKana,
    shipping_first_name_kana: values.firstNameKana,
    postal_code: values.postalCode,
    prefecture: values.prefecture,
    city: values.city,
    address1: values.address1,
    address2: values.address2,
    phone_number: values.phoneNumber,
  };
}
