import { defineWords } from '@shop/theming/words';

export const addressFieldsWords = defineWords('address-fields', {
  postalCodeHint: '例：123-4567　住所を自動で入力します',
  /** Beside the family name, the kana and the telephone number; empty: nothing is said. */
  nameHint: '',
  kanaHint: '',
  telephoneHint: '',
  choosePrefecture: '選択してください',
});
