import { USUAL_HOME_BANNER_AREA } from '@shop/contract/banners/banner-areas';
import type { LayoutBlockView } from './layout-block-view';
import type { HomeName } from './layout-query';

/** What the two homes show where the shop's editors have put nothing there, or where that cannot be loaded. */
export const DEFAULT_LAYOUTS: Readonly<Record<HomeName, readonly LayoutBlockView[]>> = {
  home: [
    { id: 1, title: '', kind: 'hero' },
    { id: 2, title: '', kind: 'reasons' },
    { id: 3, title: '', kind: 'categories' },
    { id: 4, title: '新着商品', kind: 'products', tag: null, sort: 'new', limit: 8 },
    { id: 5, title: '', kind: 'ranking', limit: 5 },
    { id: 6, title: '', kind: 'news', limit: 5 },
  ],
  ec: [
    { id: 1, title: '', kind: 'recently-viewed', limit: 8 },
    { id: 2, title: '', kind: 'whats-new', limit: 4 },
    { id: 3, title: '', kind: 'banners', area: USUAL_HOME_BANNER_AREA },
    { id: 4, title: '', kind: 'news', limit: 3 },
  ],
};
