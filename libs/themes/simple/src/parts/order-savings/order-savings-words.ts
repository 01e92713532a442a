import { defineWords } from '@shop/theming/words';

export const orderSavingsWords = defineWords('order-savings', {
  heading: 'クーポン・ポイント',
  used: '適用中のクーポン',
  discountWithTax: (yen: string) => `${yen}引き（税込）`,
  discountWithoutTax: (yen: string) => `${yen}引き（税抜）`,
  remove: '取り消す',
  ofCoupon: (name: string) => `（${name}）`,
  held: 'お持ちのクーポン',
  use: '使う',
  couponForm: 'クーポンコードの入力',
  apply: '適用する',
  couponApplied: 'クーポンを適用しました',
  couponRemoved: 'クーポンを取り消しました',
  points: 'ポイントを使う',
  pointForm: '使うポイントの入力',
  pointHint: (balance: string, usable: string) =>
    `保有 ${balance}ポイント（このご注文には${usable}ポイントまで使えます。1ポイント＝1円）`,
  useAll: 'すべて使う',
  pointsUsed: (points: string) => `${points}ポイントを使います`,
  pointsUnused: 'ポイントは使いません',
  pointsLess: (points: string) => `このご注文で使える上限の${points}ポイントを使います`,
  stopPoints: 'ポイントを使わない',
  pointsStopped: 'ポイントの利用を取り消しました',
  noneUsed: '利用なし',
  pointsOf: (points: string) => `${points}ポイント`,
});
