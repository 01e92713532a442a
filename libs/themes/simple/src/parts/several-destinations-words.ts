import { defineWords } from '@shop/theming/words';

export const severalDestinationsWords = defineWords('several-destinations', {
  sendToSeveral: '複数のお届け先に送る',
  toConfirm: 'ご注文内容の確認へ',
});
