/**
 * The path pattern of every page, by the page's id. The framework's routes and every URL that the shop builds
 * (`paths`) are made from it. A pattern matches with and without a slash at its end; a document that
 * is requested with one is redirected. core §2, account §2
 */
export const PAGE_PATHS = {
  home: '/',
  'product-list': '/product',
  'product-detail': '/product/:key',
  cart: '/cart',
  'cart-shipping-select': '/cart/shipping-select',
  'cart-shipping-add': '/cart/shipping-add',
  'cart-shipping-detail': '/cart/shipping-detail',
  'cart-payment': '/cart/payment',
  'cart-confirm': '/cart/confirm',
  'cart-complete': '/cart/complete',
  login: '/login',
  'login-unlock': '/login/unlock',
  'login-sync': '/login_sync',
  'oauth-callback': '/oauth/callback',
  verify: '/verify',
  'verify-email': '/verify/email',
  ec: '/ec',
  mypage: '/mypage',
  bookmark: '/mypage/bookmark',
  favourites: '/mypage/list',
  'order-history': '/mypage/order_history',
  'order-detail': '/mypage/order_history/:key',
  password: '/mypage/password',
  'address-book': '/mypage/address',
  'address-add': '/mypage/address/add',
  'address-edit': '/mypage/address/:key/edit',
  leave: '/mypage/leave',
  maker: '/maker',
  'maker-detail': '/maker/:key',
  brand: '/brand',
  stylist: '/stylist',
  'stylist-detail': '/stylist/:key',
  faq: '/faq',
  news: '/news',
  'news-article': '/news/:key',
  blog: '/blog',
  'blog-article': '/blog/:key',
  contact: '/contact',
  'contact-confirm': '/contact/confirm',
  'contact-complete': '/contact/complete',
  'catalog-order': '/catalog-order',
  sitemap: '/sitemap',
  maintenance: '/maintenance',
  // Pages that the shop's editors write, and every path that has no page.
  'static-page': '*',
} as const;

/** The id of a page that has a path of its own. */
export type RoutedPageId = keyof typeof PAGE_PATHS;
