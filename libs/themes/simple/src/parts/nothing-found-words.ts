import { defineWords } from '@shop/theming/words';

export const nothingFoundWords = defineWords('nothing-found', {
  noHits: '該当する商品が見つかりませんでした',
  needsPassword: (name: string) => `「${name}」をご覧いただくには、パスワードが必要です`,
  enterPassword: 'パスワードを入力する',
  impossiblePrice: '価格の下限が上限より高くなっています。',
  didYouMean: 'もしかして',
  withoutFilters: (word: string) => `条件を外して「${word}」を検索する`,
  allProducts: 'すべての商品を見る',
  categories: 'カテゴリーから探す',
  popular: '人気の商品',
  request: '商品リクエスト',
  requestLead: 'お探しの商品がございましたらお知らせください。取り扱いを検討し、ご返事いたします。',
  writeRequest: '商品をリクエストする',
  loading: '読み込み中',
});
