import { defineWords } from '@shop/theming/words';

export const orderDeskNoteWords = defineWords('order-desk-note', {
  toOrderDesk: '商品番号でまとめて注文する',
});
