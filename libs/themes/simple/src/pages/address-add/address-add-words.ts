import { defineWords } from '@shop/theming/words';

export const addressAddWords = defineWords('address-add', {
  heading: '住所の追加',
  addressBook: 'アドレス帳',
  added: '住所を追加しました',
});
