import { defineWords } from '@shop/theming/words';

export const faqWords = defineWords('faq', {
  home: 'ホーム',
  heading: 'よくあるご質問',
  search: '質問を検索',
  submit: '検索',
  categories: 'カテゴリーから探す',
  results: (word: string, count: number) => `「${word}」を含むご質問 ${count}件`,
  nothing: (word: string) => `「${word}」を含むご質問は見つかりませんでした`,
  all: 'すべてのご質問を見る',
  empty: 'ご質問はまだありません',
  toHome: 'ホームへ戻る',
});
