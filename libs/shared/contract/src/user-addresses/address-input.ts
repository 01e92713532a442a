import { hasHouseNumber } from '@shop/validation/house-number';
import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { kana } from '../wire/kana';
import { PREFECTURE_NAMES } from '../postal-codes/prefecture-names';
import { optionalName, requiredName } from '../wire/text-input';
import { AddressDivision } from './division';
import { rawText } from '../wire/raw-text';

const NAME_MAX = 50;
const ADDRESS_MAX = 100;
const PHONE_MAX = '00000-0000-0000'.length;
const POSTAL_CODE_MAX = '000-0000'.length;
const NO_POSTAL_CODE = '郵便番号は郵便番号の形式で入力してください。　例：123-4567';
const POSTAL_CODE = /^\d{3}-?\d{4}$/;
/** Without hyphens 0 and 9 or 10 digits; with hyphens three groups (core §5). */
const PHONE = /^(?:0\d{9,10}|0\d{1,4}-\d{1,4}-\d{1,4})$/;
/** The dashes that Japanese keyboards produce for a hyphen. */
const DASHES = /[‐‑‒–—―−ー－]/g;

const toHalfWidth = (text: string) => text.normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, '');

const phoneMessage = (label: string) => `${label}は電話番号のフォーマットで入力してください`;

/** What a shopper writes to name a place; the server derives the joined fields. */
export const ShippingAddressInput = v.object({
  shipping_last_name: requiredName('姓', NAME_MAX),
  shipping_first_name: requiredName('名', NAME_MAX),
  shipping_last_name_kana: kana('姓（カナ）', NAME_MAX),
  shipping_first_name_kana: kana('名（カナ）', NAME_MAX),
  postal_code: v.pipe(
    rawText(POSTAL_CODE_MAX, NO_POSTAL_CODE, '郵便番号を入力してください'),
    v.transform(toHalfWidth),
    v.regex(POSTAL_CODE, NO_POSTAL_CODE),
    v.transform((text) => text.replace('-', '')),
  ),
  prefecture: v.picklist(PREFECTURE_NAMES, '都道府県を選択してください'),
  city: requiredName('市区町村', ADDRESS_MAX),
  address1: v.pipe(
    requiredName('番地', ADDRESS_MAX),
    v.check(hasHouseNumber, validationMessages.houseNumber('番地')),
  ),
  address2: v.optional(optionalName('建物名・部屋番号', ADDRESS_MAX), ''),
  phone_number: v.pipe(
    rawText(PHONE_MAX, phoneMessage('電話番号'), '電話番号を入力してください'),
    v.transform(toHalfWidth),
    v.nonEmpty('電話番号を入力してください'),
    v.regex(PHONE, phoneMessage('電話番号')),
  ),
  cell_phone_number: v.optional(
    v.pipe(
      rawText(PHONE_MAX, phoneMessage('携帯電話番号'), '携帯電話番号を入力してください'),
      v.transform(toHalfWidth),
      v.check((text) => text === '' || PHONE.test(text), phoneMessage('携帯電話番号')),
    ),
    '',
  ),
});

export type ShippingAddressInput = v.InferInput<typeof ShippingAddressInput>;

/** What a member writes into the address book. */
export const UserAddressInput = v.object({
  name: v.optional(optionalName('住所の名前', NAME_MAX), ''),
  ...ShippingAddressInput.entries,
  division_ct: v.optional(AddressDivision, 99),
});

export type UserAddressInput = v.InferInput<typeof UserAddressInput>;
