import { defineWords } from '@shop/theming/words';

export const notFoundWords = defineWords('not-found', {
  message: 'お探しのページが見つかりませんでした。',
  toTop: 'トップページへ戻る',
  advice:
    'ページの移動や掲載の終了により、表示できないことがあります。商品名やカテゴリーからお探しください。',
  mayNeedPassword: 'パスワードが必要な商品は、パスワードを入力するとご覧いただけます。',
  enterPassword: 'パスワードを入力する',
  searchLabel: '商品名やキーワードで探す',
  search: '検索',
  categories: 'カテゴリーから探す',
  popular: '人気の商品',
});
