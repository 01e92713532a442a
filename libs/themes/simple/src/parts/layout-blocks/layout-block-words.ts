import { defineWords } from '@shop/theming/words';

export const layoutBlockWords = defineWords('layout-block', {
  // The titles of blocks that the editors gave none, by their kinds.
  collection: '特集',
  products: 'おすすめ商品',
  categories: 'カテゴリーから探す',
  news: 'お知らせ',
  blogs: 'ブログ',
  stylists: 'スタイリスト',
  calendar: '営業日カレンダー',
  html: 'ご案内',
  more: (title: string) => `${title}をもっと見る`,
  unread: '未読',
  month: (year: number, month: number) => `${year}年${month}月`,
  weekdays: '日月火水木金土',
  closed: '休業日',
  calendarNote: '色の付いた日は休業日です。出荷とお問い合わせへのご返信は、翌営業日からとなります。',
});
