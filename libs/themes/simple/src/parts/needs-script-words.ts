import { defineWords } from '@shop/theming/words';

export const needsScriptWords = defineWords('needs-script', {
  explanation: 'この入力欄のご利用にはJavaScriptが必要です。ブラウザーの設定で有効にしてください。',
});
