import { defineWords } from '@shop/theming/words';

export const lineItemWords = defineWords('line-item', {
  option: (name: string, value: string) => `${name}：${value}`,
  quantity: (quantity: number, unit: string | null) => ` × ${quantity}${unit ?? '点'}`,
  reducedTaxRate: '※軽減税率対象',
});
