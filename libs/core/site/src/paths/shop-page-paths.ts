/** The path patterns of the pages that the shop links to from everywhere, by the page’s id. core §2 */
export const SHOP_PAGE_PATHS = {
  home: '/',
  'product-list': '/product',
  'product-detail': '/product/:key',
  cart: '/cart',
  login: '/login',
  mypage: '/mypage',
  'order-history': '/mypage/order_history',
  maker: '/maker',
  brand: '/brand',
  stylist: '/stylist',
  faq: '/faq',
  news: '/news',
  blog: '/blog',
  contact: '/contact',
  'catalog-order': '/catalog-order',
  coupon: '/coupon',
  'flip-book': '/flip-book',
  maintenance: '/maintenance',
  'school-items': '/school-items',
  // Pages that the shop's editors write, and every path that has no page.
  'static-page': '*',
} as const;
