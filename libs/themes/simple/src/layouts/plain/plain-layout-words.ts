import { defineWords } from '@shop/theming/words';

export const plainLayoutWords = defineWords('plain-layout', {
  home: 'ホーム',
});
