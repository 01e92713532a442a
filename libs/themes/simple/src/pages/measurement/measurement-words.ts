import { defineWords } from '@shop/theming/words';

export const measurementWords = defineWords('measurement', {
  heading: '採寸データ',
  lead: '制服や服をお選びになるときの目安として、採寸した値を記録します。',
  count: (count: number, limit: number) => `${count}件を記録しています（${limit}件まで）`,
  trimmed: (limit: number) => `${limit}件を超えると、いちばん古い記録が消えます。`,
  empty: '採寸データが記録されていません',
  add: '採寸データを追加する',
  chart: '推移のグラフ',
  part: 'グラフに表示する部位',
  chartOf: (name: string) => `${name}の推移`,
  notMeasured: (name: string) => `${name}の記録がありません。`,
  chartSummary: (name: string, unit: string, points: readonly string[]) =>
    `${name}（${unit}）の推移。${points.join('、')}`,
  chartPoint: (date: string, value: number) => `${date} ${value}`,
  table: '記録の一覧',
  tableOf: '採寸データの記録、新しい順',
  day: '採寸日',
  partWithUnit: (name: string, unit: string) => `${name}（${unit}）`,
  noValue: '－',
  notTaken: '記録なし',
  remove: 'すべて削除する',
  removed: '採寸データを削除しました',
  removeQuestion: '採寸データを削除しますか',
  removeConsequence: (count: number) =>
    `記録した${count}件をすべて削除します。削除すると、元に戻すことはできません。`,
  removing: '記録の削除',
  ofEntry: (date: string) => `：${date}の記録`,
  removeOneQuestion: (date: string) => `${date}の記録を削除しますか`,
  removeOneConsequence: (date: string) =>
    `${date}の採寸データを1件削除します。ほかの記録は残ります。削除すると、元に戻すことはできません。`,
  removedOne: (date: string) => `${date}の採寸データを削除しました`,
  confirmRemove: '削除する',
  cancel: 'キャンセル',
});
