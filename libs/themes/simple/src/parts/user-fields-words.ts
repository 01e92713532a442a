import { defineWords } from '@shop/theming/words';

export const userFieldsWords = defineWords('user-fields', {
  company: '会社の情報',
  person: 'お客様の情報',
  /** Beside the name, the kana, the mobile and the fax number; empty: nothing is said. */
  nameHint: '',
  kanaHint: '',
  cellPhoneHint: '',
  telephoneHint: '電話番号と携帯電話番号のどちらかを入力してください。',
  profile: 'お客様について',
  more: '任意の項目を入力する（生年月日・性別・職業・秘密の質問）',
  birthday: '生年月日',
  optional: '任意',
  noChoice: '選択しない',
  newsletterHint: '新商品や催しのご案内をメールでお送りします。受け取りはいつでもやめられます。',
  security: '再設定のときのご本人の確認',
  securityLead: 'パスワードやユーザー名を再設定するときに、ご本人の確認のためにお尋ねします。',
  storedAnswerHint: '変更する場合にだけ入力してください。空欄のままなら、いまの答えを使います。',
});
