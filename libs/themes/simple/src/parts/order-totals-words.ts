import { defineWords } from '@shop/theming/words';

export const orderTotalsWords = defineWords('order-totals', {
  grantPoint: (points: string) => `獲得予定ポイント：${points}ポイント`,
  taxPerRate:
    '消費税は、税率ごとに合計した金額から一度だけ計算しています。そのため小計は、税込の単価の合計と数円異なることがあります。',
});
