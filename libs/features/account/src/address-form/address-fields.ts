import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { PREFECTURE_NAMES, type PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import { textRule } from '@shop/site/form/text-rule';
import { isKana, normaliseKana } from '@shop/validation/kana/kana';
import { validationMessages } from '@shop/validation/messages';
import { isPost, normalisePost } from '@shop/validation/post/post';
import { isTel } from '@shop/validation/tel/tel';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';

const NAME_MAX_LENGTH = 50;
const kana = { passes: isKana, message: validationMessages.kana };

/** The fields of an address. core §5 */
export const addressRules = {
  lastName: textRule('姓', { maxLength: NAME_MAX_LENGTH }),
  firstName: textRule('名', { maxLength: NAME_MAX_LENGTH }),
  lastNameKana: textRule('姓（カナ）', { maxLength: NAME_MAX_LENGTH, normalise: normaliseKana, check: kana }),
  firstNameKana: textRule('名（カナ）', {
    maxLength: NAME_MAX_LENGTH,
    normalise: normaliseKana,
    check: kana,
  }),
  postalCode: textRule('郵便番号', {
    normalise: normalisePost,
    check: { passes: isPost, message: validationMessages.post },
  }),
  prefecture: textRule('都道府県', { isChoice: true }),
  city: textRule('市区町村'),
  address1: textRule('番地'),
  address2: textRule('建物名・部屋番号', { isRequired: false }),
  phoneNumber: textRule('電話番号', {
    normalise: normaliseHalfWidth,
    check: { passes: isTel, message: validationMessages.tel },
  }),
};

/** The name of a field of an address. */
export type AddressFieldName = keyof typeof addressRules;

/** The fields' names on the wire. */
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
