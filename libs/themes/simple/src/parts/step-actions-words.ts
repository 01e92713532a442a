import { defineWords } from '@shop/theming/words';

export const stepActionsWords = defineWords('step-actions', {
  next: '次へ',
  back: '戻る',
});
