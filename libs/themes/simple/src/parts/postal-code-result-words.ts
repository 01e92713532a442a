import { defineWords } from '@shop/theming/words';

export const postalCodeResultWords = defineWords('postal-code-result', {
  filled: '郵便番号から住所を入力しました。',
  undo: '元に戻す',
  places: '住所の候補',
  severalPlaces: 'この郵便番号には複数の地域があります。',
  choosePlace: '選択してください',
  unknown: '該当する住所が見つかりませんでした。そのまま住所を入力してください。',
});
