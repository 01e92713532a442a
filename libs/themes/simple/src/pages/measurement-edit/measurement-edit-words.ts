import { defineWords } from '@shop/theming/words';

export const measurementEditWords = defineWords('measurement-edit', {
  heading: '採寸データの追加',
  measurements: '採寸データ',
  form: '採寸データ',
  lead: '測った部位だけを入力してください。小数点第1位まで入力できます。',
  unit: (unit: string) => `単位 ${unit}`,
  unitWithLast: (unit: string, last: number) => `単位 ${unit}　前回 ${last}`,
  added: '採寸データを追加しました',
});
