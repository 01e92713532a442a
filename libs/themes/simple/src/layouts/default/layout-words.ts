import { defineWords } from '@shop/theming/words';

export const layoutWords = defineWords('layout', {
  skipToContent: '本文へスキップ',
});
