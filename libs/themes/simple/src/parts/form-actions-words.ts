import { defineWords } from '@shop/theming/words';

export const formActionsWords = defineWords('form-actions', {
  save: '保存する',
  cancel: 'キャンセル',
});
