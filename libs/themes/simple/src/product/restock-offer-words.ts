import { defineWords } from '@shop/theming/words';

export const restockOfferWords = defineWords('restock-offer', {
  outOfStock: '在庫切れ',
  offer: '再入荷のお知らせを受け取る',
});
