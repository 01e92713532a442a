import type { LayoutBlockView } from './layout-query';

/** What a member's home shows where the shop's editors have put nothing there, or where that cannot be loaded. */
export const DEFAULT_MEMBER_HOME: readonly LayoutBlockView[] = [
  { id: 1, title: '新着商品', kind: 'products', tag: null, sort: 'new', limit: 8 },
  { id: 2, title: '', kind: 'news', limit: 5 },
];
