import { defineWords } from '@shop/theming/words';

export const reviewFormWords = defineWords('review-form', {
  form: 'レビューの投稿',
  heading: 'レビューを書く',
  stars: (count: number) => `星${count}つ`,
  nicknameHint: 'お名前のかわりに、どなたにも見える形で表示します。',
  photos: '写真',
  photosHint: 'JPEG、PNG、WebP、1枚5MBまで、3枚まで',
  photosFull: '写真は3枚まで選べます',
  uploading: '写真を送っています',
  chosen: '選んだ写真',
  preview: (place: number) => `選んだ写真${place}`,
  removePhoto: (place: number) => `写真${place}を取り消す`,
  removeShort: '取り消す',
  submit: 'レビューを投稿する',
});
