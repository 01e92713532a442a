import { defineWords } from '@shop/theming/words';

export const messageDetailWords = defineWords('message-detail', {
  messages: 'メッセージ',
  important: '重要',
  toMessages: 'メッセージの一覧へ戻る',
});
