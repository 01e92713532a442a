import { defineWords } from '@shop/theming/words';

export const postalCodeArrivalWords = defineWords('postal-code-arrival', {
  form: 'お届けの目安を調べる',
  hint: '例：123-4567',
  ask: '調べる',
  arrival: (prefecture: string, day: string) => `${prefecture}へは最短 ${day}にお届けします。`,
  noCarriage: '送料はいただきません。',
  carriage: (fee: string) => `送料は ${fee}（税込）です。`,
});
