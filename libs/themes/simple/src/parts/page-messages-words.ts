import { defineWords } from '@shop/theming/words';

export const pageMessagesWords = defineWords('page-messages', {
  messages: '店からのご案内',
  hide: '今後表示しない',
  ofMessage: (title: string) => `（${title}）`,
});
