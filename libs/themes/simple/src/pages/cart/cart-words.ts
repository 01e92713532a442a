import { defineWords } from '@shop/theming/words';

export const cartWords = defineWords('cart', {
  quantityOf: (name: string) => `${name}の数量`,
  remove: '削除する',
  saveForLater: 'あとで買う',
  savedForLater: (name: string) => `${name}を「あとで買う」に移しました。`,
  savedWithoutAccessories: (name: string) =>
    `${name}を「あとで買う」に移しました。付属品は、カートに戻したあとにお選び直しください。`,
  removed: (name: string) => `${name}をカートから削除しました。`,
  restore: '元に戻す',
  unit: (name: string, pieces: number) => `${name}（1単位${pieces}点）`,
  ofProduct: (name: string) => `：${name}`,
  shortOfStock: '在庫が不足しています。数量を減らすか、商品を削除してください。',
  heading: 'ショッピングカート',
  empty: 'カートに商品がありません',
  toProductList: '商品一覧を見る',
  products: 'カートの商品',
  amount: 'ご注文金額',
  untilFreeShipping: (price: string) => `あと${price}（税込）のご購入で送料無料です。`,
  untilFreeShippingWithoutTax: (price: string) => `あと${price}（税抜）のご購入で送料無料です。`,
  sellingStopped: '現在販売を停止しております',
  checkout: 'ご購入手続きへ',
  continueShopping: '買い物を続ける',
  savingsLater: 'クーポンとポイントは、お支払い方法を選ぶときにお使いいただけます。',
  orderAgain: '「ご購入手続きへ」から、もう一度ご注文いただけます。',
  changeCancelsPayment: 'カートの内容を変えると、このお支払いは取りやめになります。',
});
