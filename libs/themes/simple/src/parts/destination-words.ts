import { defineWords } from '@shop/theming/words';

export const destinationWords = defineWords('destination', {
  shippingAddress: 'お届け先',
  numbered: (number: number) => `お届け先${number}`,
  recipientIn: (name: string, town: string) => `${name} 様（${town}）`,
  named: (number: string, label: string) => `${number} ${label}`,
  share: (name: string, quantity: number, unit: string | null) => `${name}：${quantity}${unit ?? '点'}`,
  shares: (product: string) => `${product}のお届け先ごとの数量`,
  shareOf: (product: string, destination: string) => `${product}（${destination}）`,
  goods: 'お届けする商品',
  item: (name: string, quantity: number, unit: string | null) => `${name} × ${quantity}${unit ?? '点'}`,
  packings: '包装・のし',
  packing: (name: string, price: string, quantity: number) => `${name} ${price} × ${quantity}点`,
  noshi: (title: string) => `表書き「${title}」`,
  noshiWithName: (title: string, name: string) => `表書き「${title}」 名入れ「${name}」`,
  cardMessage: (message: string) => `メッセージ「${message}」`,
  shippingFee: '送料',
  withoutGoods:
    'お届けする商品がありません。「変更する」から、数量を振り分けるか、このお届け先を削除してください。',
});
