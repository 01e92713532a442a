import { defineWords } from '@shop/theming/words';

export const landingPagesWords = defineWords('landing-pages', {
  home: 'ホーム',
  heading: '特集',
  empty: 'ただいま公開中の特集はありません',
  toProductList: '商品一覧を見る',
});
