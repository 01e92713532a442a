import { defineWords } from '@shop/theming/words';

export const invoicePanelWords = defineWords('invoice-panel', {
  heading: '請求書',
  amount: 'ご請求金額（税込）',
  dueOn: 'お支払い期限',
  paid: 'ご入金を確認しております。重ねてのお支払いは不要です。',
  notQualified: '当店には登録番号がないため、適格請求書（インボイス）ではありません。',
  download: '請求書をダウンロード',
  preparing: '請求書を作成しています…',
});
