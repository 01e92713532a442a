/** Every page a theme can draw. A new id does not compile until the simple theme has its page. */
export const PAGE_IDS = [
  'home',
  'product-list',
  'product-detail',
  'cart',
  'cart-shipping-select',
  'cart-shipping-add',
  'cart-shipping-detail',
  'cart-payment',
  'cart-confirm',
  'cart-complete',
  'login',
  'ec',
  'mypage',
  'order-history',
  'order-detail',
  'sitemap',
  'static-page',
  'maintenance',
  'not-found',
  'error',
] as const;

/** One of `PAGE_IDS`. */
export type PageId = (typeof PAGE_IDS)[number];
