import { defineWords } from '@shop/theming/words';

export const reviewsWords = defineWords('reviews', {
  heading: 'レビュー',
  empty: 'まだレビューはありません。お使いになった感想を、最初にお聞かせください。',
  average: (average: string, count: string) => `5点満点中${average}点（${count}件）`,
  stars: (rating: number) => `星${rating}つ`,
  share: (rating: number, count: string) => `星${rating}つ：${count}件`,
  buyer: '購入済み',
  photo: (nickname: string, place: number) => `${nickname}さんのレビュー写真${place}`,
  mine: 'お客様のレビュー',
  more: 'もっと見る',
  write: 'レビューを書く',
  written: 'レビューを投稿しました。ありがとうございます。',
});
