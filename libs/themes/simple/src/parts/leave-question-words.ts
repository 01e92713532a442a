import { defineWords } from '@shop/theming/words';

export const leaveQuestionWords = defineWords('leave-question', {
  heading: '入力中の内容があります',
  consequence: 'このページを離れると、入力した内容は失われます。',
  leave: 'ページを離れる',
  stay: '入力を続ける',
});
