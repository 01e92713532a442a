import { defineWords } from '@shop/theming/words';

export const addressEditWords = defineWords('address-edit', {
  heading: '住所の変更',
  addressBook: 'アドレス帳',
  changed: '住所を変更しました',
});
