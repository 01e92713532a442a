import { defineWords } from '@shop/theming/words';

export const messageCenterWords = defineWords('message-center', {
  heading: 'メッセージ',
  total: (count: number) => `${count}件のメッセージ`,
  unread: '未読',
  important: '重要',
  empty: 'メッセージはまだありません',
  toMypage: 'マイページへ戻る',
});
