import { defineWords } from '@shop/theming/words';

export const embroideryPreviewWords = defineWords('embroidery-preview', {
  preview: (text: string, choices: readonly string[]) => `刺繍の見本：${text}（${choices.join('、')}）`,
  empty: '文字を入力すると見本が表示されます',
  note: '見本です。実際の糸の色や文字の形とは異なる場合があります。',
});
