import { defineWords } from '@shop/theming/words';

export const newPasswordWords = defineWords('new-password', {
  rule: '8文字以上で、半角英字と半角数字を組み合わせてください。記号は - _ . を使えます。',
});
