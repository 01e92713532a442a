import { defineWords } from '@shop/theming/words';

export const queryFailureWords = defineWords('query-failure', {
  retry: 'もう一度試す',
});
