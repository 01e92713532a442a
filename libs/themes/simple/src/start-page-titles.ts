import type { Theme } from '@shop/theming/theme';

/** The document's title of each start page; pages of one product take its name instead. */
export const startPageTitles: Theme['pageTitles'] = {
  home: 'ホーム',
  'product-list': '商品一覧',
  'product-detail': '商品',
  maintenance: 'メンテナンス中',
  'not-found': '404 Not Found',
  error: 'Error',
};
