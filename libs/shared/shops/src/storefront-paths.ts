/**
 * Pages of a shop that the API links to, in mails and in return URLs of other services. The storefronts' routes are in
 * `@shop/site/paths/page-paths`; a spec beside them checks that both agree.
 */
export const STOREFRONT_PATHS = {
  'product-detail': '/product/:key',
  'cart-payment': '/cart/payment',
  'cart-complete': '/cart/complete',
  'login-unlock': '/login/unlock',
  'login-sync': '/login_sync',
  'oauth-callback': '/oauth/callback',
  'verify-email': '/verify/email',
  'order-detail': '/mypage/order_history/:key',
  'inquiry-detail': '/mypage/inquiry_history/:key',
  'reset-password': '/reminder/reset',
  'reset-username': '/reminder/username/reset',
  'order-receipt': '/orders/receipt',
  'order-find': '/orders/find',
  'guest-order': '/orders/view',
  'social-gift-shipping': '/social-gift/:key/shipping',
} as const;

type StorefrontPage = keyof typeof STOREFRONT_PATHS;
type PageWithKey = {
  [Page in StorefrontPage]: (typeof STOREFRONT_PATHS)[Page] extends `${string}:key${string}` ? Page : never;
}[StorefrontPage];

/** The path of a page without parameters, below the origin of a shop. */
export const storefrontPath = (page: Exclude<StorefrontPage, PageWithKey>): string => STOREFRONT_PATHS[page];

/** The path of the page of one product, order, inquiry or gift, below the origin of a shop. */
export const storefrontPathOf = (page: PageWithKey, key: string | number): string =>
  STOREFRONT_PATHS[page].replace(':key', encodeURIComponent(key));
