import { formatAfterPayment } from '@shop/format/format-after-payment';
import { defineWords } from '@shop/theming/words';

export const cartShippingDetailWords = defineWords('cart-shipping-detail', {
  heading: '配送方法・日時の指定',
  change: '変更する',
  deliveryMethod: '配送方法',
  deliveryDate: 'お届け希望日',
  earliestArrival: (day: string, paidFirst: readonly string[]) =>
    `最短のお届け：${day}` +
    (paidFirst.length === 0
      ? ''
      : `。${paidFirst.join('・')}をお選びの場合は、ご入金の確認後の発送となるため、お届けがこの日より後になります`),
  afterPayment: formatAfterPayment,
  earliestDay: '指定なし（最短でお届け）',
  dayIsGone: 'この日はお選びいただけなくなりました。別の日をお選びください',
  timeSlot: 'お届け時間帯',
  anyTime: '指定なし',
  together: 'まとめて同じ日に',
  commonDay: (day: string) => `すべてのお届け先にそろってお届けできる最短の日：${day}`,
  noCommonDay: 'すべてのお届け先に同じ日にお届けできる日はありません。',
  sameDayForAll: 'すべて同じ日に届ける',
  sameDayChosen: (day: string) => `すべてのお届け先のお届け希望日を${day}にしました`,
  remarks: '備考（ご要望など）',
  remarksHint: '1000文字以内',
});
