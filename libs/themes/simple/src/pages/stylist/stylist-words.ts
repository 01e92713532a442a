import { defineWords } from '@shop/theming/words';

export const stylistWords = defineWords('stylist', {
  home: 'ホーム',
  heading: 'スタイリスト',
  empty: 'スタイリストの紹介はまだありません',
  toHome: 'ホームへ戻る',
});
