import { defineWords } from '@shop/theming/words';

export const orderSummaryWords = defineWords('order-summary', {
  heading: 'ご注文内容',
  count: (count: number) => `${count}点`,
  lineAmount: (price: string, quantity: number) => `${price} × ${quantity}点`,
  placeNote: '「注文を確定する」を押すまで、ご注文は確定しません。',
});
