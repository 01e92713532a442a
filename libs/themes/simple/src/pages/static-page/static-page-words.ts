import { defineWords } from '@shop/theming/words';

export const staticPageWords = defineWords('static-page', {
  home: 'ホーム',
});
