import { formatCount } from '@shop/format/format-yen';
import { defineWords } from '@shop/theming/words';

export const wholesaleProductWords = defineWords('wholesale-product', {
  facts: '商品の仕様',
  code: '商品番号',
  maker: 'メーカー',
  brand: 'ブランド',
  lot: '販売ロット',
  anyNumber: '1点から',
  inLots: (lot: number) => `${formatCount(lot)}点単位`,
  packed: '入数',
  separator: '、',
  stock: '在庫',
  earliestArrival: '最短のお届け',
  purchase: '価格とご注文',
  wholesalePrice: '卸価格',
  price: '販売価格',
  usualPrice: (price: string) => `通常価格 ${price}（税抜）`,
  loginLead: '会員様の卸価格は、ログイン後に表示します。',
  quotationLead: 'カートに入れると、見積書（PDF）をダウンロードできます。稟議・相見積もりにお使いください。',
  toCart: 'カートで見積書をつくる',
  orderDesk: '商品番号でまとめて注文する',
});
