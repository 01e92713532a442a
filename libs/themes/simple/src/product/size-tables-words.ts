import { defineWords } from '@shop/theming/words';

export const sizeTablesWords = defineWords('size-tables', {
  heading: 'サイズ表',
  caption: (name: string, unit: string) => (unit === '' ? name : `${name}（単位：${unit}）`),
  size: 'サイズ',
  chosen: '（選択中のサイズ）',
});
