import { defineWords } from '@shop/theming/words';

export const destinationWords = defineWords('destination', {
  shippingAddress: 'お届け先',
  numbered: (number: number) => `お届け先${number}`,
  goods: 'お届けする商品',
  item: (name: string, quantity: number, unit: string | null) => `${name} × ${quantity}${unit ?? '点'}`,
  packings: '包装・のし',
  packing: (name: string, price: string, quantity: number) => `${name} ${price} × ${quantity}点`,
  noshi: (title: string) => `表書き「${title}」`,
  noshiWithName: (title: string, name: string) => `表書き「${title}」 名入れ「${name}」`,
  cardMessage: (message: string) => `メッセージ「${message}」`,
  shippingFee: '送料',
  withoutGoods: 'このお届け先には商品がないため、お届けしません。',
});
