import { defineWords } from '@shop/theming/words';

export const sortLinksWords = defineWords('sort-links', {
  sort: '並び替え',
  sortBy: '並び替え：',
  recommended: 'おすすめ順',
  new: '新着順',
  price_asc: '価格の安い順',
  price_desc: '価格の高い順',
  review: '評価の高い順',
});
