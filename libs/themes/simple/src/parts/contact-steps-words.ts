import { defineWords } from '@shop/theming/words';

export const contactStepsWords = defineWords('contact-steps', {
  steps: 'お問い合わせの手順',
  input: '入力',
  confirm: '確認',
  complete: '完了',
});
