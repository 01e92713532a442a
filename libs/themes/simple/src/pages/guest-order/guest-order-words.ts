import { formatAfterPayment } from '@shop/format/format-after-payment';
import { defineWords } from '@shop/theming/words';

export const guestOrderWords = defineWords('guest-order', {
  heading: 'ご注文の状況',
  orderNumber: '注文番号',
  orderedAt: 'ご注文日時',
  state: 'ご注文の状況',
  progress: 'ご注文の流れ',
  products: 'ご注文の商品',
  amount: 'ご注文金額',
  payment: 'お支払い',
  parcel: 'お届け',
  delivery: '配送方法',
  deliveryAt: 'お届け希望日',
  timeSlot: 'お届け時間帯',
  pickupOn: '受け取り日',
  school: '受け取る学校',
  earliest: '最短でのお届け',
  afterPayment: formatAfterPayment,
  receipt: '領収書',
  receiptLead: '宛名と但し書きを指定して、領収書を発行できます。',
  toReceipt: '領収書の発行へ進む',
  cancellation: 'キャンセル',
  cancellationTerms: '発送前のご注文は、お問い合わせからキャンセルを承ります。',
  toContact: 'お問い合わせへ進む',
});
