import { defineWords } from '@shop/theming/words';

export const deleteWithQuestionWords = defineWords('delete-with-question', {
  remove: '削除する',
  cancel: 'キャンセル',
});
