import { defineWords } from '@shop/theming/words';

export const newsWords = defineWords('news', {
  home: 'ホーム',
  heading: 'お知らせ',
  unread: '未読',
  empty: 'お知らせはまだありません',
  toHome: 'ホームへ戻る',
});
