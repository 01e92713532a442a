import { defineWords } from '@shop/theming/words';

export const statementsWords = defineWords('statements', {
  heading: '合計請求書',
  lead: '請求書払いのご注文を、締め日ごとにまとめた請求書です。締め日の翌日に発行します。',
  total: (count: number) => `${count}件の合計請求書`,
  ofMonth: (year: number, month: number, price: string) => `${year}年${month}月分　${price}`,
  number: '請求書番号',
  period: '対象期間',
  periodOf: (from: string, until: string) => `${from}〜${until}`,
  dueOn: 'お支払期限',
  download: 'PDFをダウンロード',
  downloadOf: (number: string) => `合計請求書 ${number}のPDFをダウンロード`,
  preparing: '準備しています…',
  empty: '合計請求書はありません',
});
