import { defineWords } from '@shop/theming/words';

export const signedOutHintWords = defineWords('signed-out-hint', {
  ended: 'ログインが終了しています。もう一度ログインしてください',
  hint: 'ログインしていた方は、ログインするとカートの商品とお手続きの続きに戻れます。',
  login: 'ログイン',
});
