import { defineWords } from '@shop/theming/words';

export const orderChangesWords = defineWords('order-changes', {
  lead: 'ほかの画面や端末で、ご注文の内容が変わりました。',
  changes: '変わったところ',
  added: (name: string) => `「${name}」が加わりました`,
  removed: (name: string) => `「${name}」がなくなりました`,
  quantity: (name: string, from: string, to: string) => `「${name}」の数量：${from} → ${to}`,
  price: (name: string, from: string, to: string) => `「${name}」の価格：${from} → ${to}（税込）`,
  destinations: 'お届け先',
  delivery: '配送方法・お届け日時',
  packings: '包装・のし',
  payment: 'お支払い方法',
  coupons: 'クーポン',
  points: 'ポイントのご利用',
  remarks: '備考（ご要望など）',
  total: (from: string, to: string) => `合計（税込）：${from} → ${to}`,
  acknowledge: '変更を確認しました',
});
