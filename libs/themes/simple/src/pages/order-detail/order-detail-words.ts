import { defineWords } from '@shop/theming/words';

export const orderDetailWords = defineWords('order-detail', {
  cancelHeading: 'ご注文のキャンセル',
  cancelled: 'ご注文をキャンセルしました',
  cancel: '注文をキャンセルする',
  cancelConsequence: 'キャンセルしたご注文は元に戻せません。',
  orderNumber: '注文番号',
  orderedAt: 'ご注文日時',
  state: 'ご注文の状況',
  companyName: '会社名',
  department: '部署・役職',
  ordererName: '注文者名',
  products: 'ご注文の商品',
  amount: 'ご注文金額',
  payment: 'お支払い',
  notLeftYet: 'こちらのお届け先の分は、まだ発送していません。',
  history: 'ご注文の流れ',
  home: 'ホーム',
  mypage: 'マイページ',
  orderHistory: '注文履歴',
  heading: '注文詳細',
});
