import { formatAfterPayment } from '@shop/format/format-after-payment';
import type { AfterPayment } from '@shop/site/views/after-payment';
import { defineWords } from '@shop/theming/words';

export const cartConfirmWords = defineWords('cart-confirm', {
  heading: 'ご注文内容の確認',
  placeAgain: 'お支払い方法を選び直すか、もう一度「注文を確定する」を押してください。',
  change: '変更する',
  changeQuantity: 'カートで数量を変更する',
  removeSoldOut: 'カートで商品を削除する',
  totalChanged:
    'ご注文金額が変わりました。新しい金額を確認して、もう一度「注文を確定する」を押してください。',
  cartChanged:
    'ほかの端末や画面で、ご注文の内容が変わりました。お届け先・お届け日・お支払い方法・金額を確認して、もう一度「注文を確定する」を押してください。',
  totalsMismatch:
    '金額の計算に誤りが見つかったため、ご注文を確定していません。ページを読み込み直しても続くときは、お問い合わせください。',
  findingOut:
    'ご注文が確定したかどうかを確認しています。このままお待ちください。もう一度押していただく必要はありません。',
  notPlaced:
    '通信またはシステムの不具合のため、ご注文は確定していません。内容はそのまま残っています。もう一度「注文を確定する」を押してください。',
  outcomeUnknown:
    'ご注文が確定したかどうかを確認できませんでした。通信の状態を確認して、もう一度「注文を確定する」を押してください。すでに確定していた場合も、ご注文が二重になることはありません。',
  otherPayment: '別のお支払い方法に変えることもできます。',
  products: 'ご注文の商品',
  orderer: 'ご注文者',
  remarks: '備考（ご要望など）',
  shippingAddress: 'お届け先',
  packings: '包装・のし',
  noPackings: 'なし',
  ofDestination: (destination: string, what: string) => `${destination}の${what}`,
  ofWhat: (what: string) => `（${what}）`,
  arrivalAt: (destination: string, arrival: string) => `${destination}：${arrival}`,
  delivery: '配送方法・日時',
  pickupOn: (day: string) => `受け取り日 ${day}`,
  pickupAt: (school: string, day: string) => `${day}に${school}でお受け取り`,
  payment: 'お支払い方法',
  amount: 'ご注文金額',
  total: '合計（税込）',
  computing: '計算中',
  placeOrder: '注文を確定する',
  earliest: (day: string) => `最短 ${day}`,
  afterPayment: (afterPayment: AfterPayment, latest: string) =>
    `${formatAfterPayment(afterPayment)}（お支払い期限の日のご入金なら ${latest}）`,
  legalNotice: 'ご注文前にご確認ください',
  quantity: '数量',
  count: (count: number) => `${count}点`,
  price: '販売価格',
  carriage: '送料',
  packing: '包装・のし',
  deliveryFee: '代引手数料',
  priceWithFees: (price: string, fees: readonly string[]) => `${price}（${fees.join('・')}を含む）`,
  paymentFee: (fee: string) => `手数料 ${fee}`,
  paymentTerms: (name: string, description: string) => [name, description].filter(Boolean).join('。'),
  paidBySavedCard: (card: string) =>
    `ご注文の確定と同時に、登録済みのカード（${card}）でお支払いいただきます。`,
  paymentTiming: 'お支払いの時期・方法',
  deliveryTiming: 'お届けの時期',
  cancellation: 'キャンセル・返品',
  cancellationTerms: '発送前のご注文は注文履歴からキャンセルできます。',
  guestCancellationTerms: '発送前のご注文は、お問い合わせからキャンセルを承ります。',
  // The sentences of the shop's texts ({{returns}}), so that this page and the legal notice say the same.
  returns: (days: number) =>
    `返品は、未使用の商品に限り、到着から${days}日以内にご連絡いただいたものを承ります。`,
  returnsOnRequest: 'お客さまのご都合による返品については、お問い合わせください。',
  notReturnable: (products: readonly string[]) =>
    `次の商品は、お客さまのご都合による返品をお受けできません：${products.join('、')}。`,
  returnDetails: 'お受けできない商品と費用のご負担：',
  returnTerms: '返品の条件（特定商取引法に基づく表記）',
});
