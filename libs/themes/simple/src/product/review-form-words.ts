import { defineWords } from '@shop/theming/words';

export const reviewFormWords = defineWords('review-form', {
  form: 'レビューの投稿',
  best: '★★★★★ とても満足',
  good: '★★★★ 満足',
  fair: '★★★ ふつう',
  poor: '★★ 不満',
  worst: '★ とても不満',
  nicknameHint: 'お名前のかわりに表示します。',
  submit: 'レビューを投稿する',
});
