import type { LayoutId } from '@shop/theming/layout-ids';
import type { PageId } from '@shop/theming/page-ids';

/**
 * Who may see a page. core §2 "Guards", interp-guards-not-listed. `token`: whoever is signed in, registered or not
 * (interp-verify-guard). Pages that a secret in their link opens are public: the API judges the secret.
 */
export type RouteGuard = 'public' | 'member' | 'logout-only' | 'token';
/** Whether a visitor's HTML may be shared: `public` pages are drawn without reading a cookie. */
export type RouteCache = 'public' | 'private';

/** One page of every shop. */
export interface ShopRoute {
  /** Stands in the HTML, so it says nothing about files. */
  readonly id: string;
  readonly path: string;
  readonly page: PageId;
  readonly layout: LayoutId;
  readonly guard: RouteGuard;
  readonly cache: RouteCache;
  /** Its address carries a secret: no other site is told where the visitor comes from. reliability 19 */
  readonly hasSecret?: true;
}

const open = { layout: 'default', guard: 'public', cache: 'public' } as const;
const cartStep = { layout: 'default', guard: 'public', cache: 'private' } as const;
const member = { layout: 'default', guard: 'member', cache: 'private' } as const;
const byLink = { layout: 'default', guard: 'public', cache: 'private', hasSecret: true } as const;

/** Every route of core §2 and account §2 that has its page. Both forms of a path, with and without slash, match. */
export const ROUTE_TABLE = {
  home: { id: 'home', path: '/', page: 'home', ...open },
  productList: { id: 'product-list', path: '/product', page: 'product-list', ...open },
  productDetail: { id: 'product-detail', path: '/product/:key', page: 'product-detail', ...open },
  cart: { id: 'cart', path: '/cart', page: 'cart', ...cartStep },
  cartShippingSelect: {
    id: 'cart-shipping-select',
    path: '/cart/shipping-select',
    page: 'cart-shipping-select',
    ...cartStep,
  },
  cartShippingAdd: {
    id: 'cart-shipping-add',
    path: '/cart/shipping-add',
    page: 'cart-shipping-add',
    ...cartStep,
  },
  cartShippingDetail: {
    id: 'cart-shipping-detail',
    path: '/cart/shipping-detail',
    page: 'cart-shipping-detail',
    ...cartStep,
  },
  cartPayment: { id: 'cart-payment', path: '/cart/payment', page: 'cart-payment', ...cartStep },
  cartConfirm: { id: 'cart-confirm', path: '/cart/confirm', page: 'cart-confirm', ...cartStep },
  cartComplete: { id: 'cart-complete', path: '/cart/complete', page: 'cart-complete', ...cartStep },
  login: {
    id: 'login',
    path: '/login',
    page: 'login',
    layout: 'default',
    guard: 'logout-only',
    cache: 'public',
  },
  loginUnlock: { id: 'login-unlock', path: '/login/unlock', page: 'login-unlock', ...byLink },
  loginSync: {
    id: 'login-sync',
    path: '/login_sync',
    page: 'login-sync',
    layout: 'default',
    guard: 'logout-only',
    cache: 'private',
    hasSecret: true,
  },
  oauthCallback: { id: 'oauth-callback', path: '/oauth/callback', page: 'oauth-callback', ...byLink },
  verify: {
    id: 'verify',
    path: '/verify',
    page: 'verify',
    layout: 'default',
    guard: 'token',
    cache: 'private',
  },
  verifyEmail: { id: 'verify-email', path: '/verify/email', page: 'verify-email', ...byLink },
  ec: { id: 'ec', path: '/ec', page: 'ec', ...member },
  mypage: { id: 'mypage', path: '/mypage', page: 'mypage', ...member },
  bookmark: { id: 'bookmark', path: '/mypage/bookmark', page: 'bookmark', ...member },
  favourites: { id: 'favourites', path: '/mypage/list', page: 'favourites', ...member },
  orderHistory: { id: 'order-history', path: '/mypage/order_history', page: 'order-history', ...member },
  orderDetail: { id: 'order-detail', path: '/mypage/order_history/:key', page: 'order-detail', ...member },
  password: { id: 'password', path: '/mypage/password', page: 'password', ...member },
  addressBook: { id: 'address-book', path: '/mypage/address', page: 'address-book', ...member },
  addressAdd: { id: 'address-add', path: '/mypage/address/add', page: 'address-add', ...member },
  addressEdit: { id: 'address-edit', path: '/mypage/address/:key/edit', page: 'address-edit', ...member },
  leave: { id: 'leave', path: '/mypage/leave', page: 'leave', ...member },
  sitemap: { id: 'sitemap', path: '/sitemap', page: 'sitemap', ...open },
  maintenance: {
    id: 'maintenance',
    path: '/maintenance',
    page: 'maintenance',
    layout: 'maintenance',
    guard: 'public',
    cache: 'private',
  },
  /** Pages of the shop's editors, and every address that there is no page for. */
  staticPage: { id: 'static-page', path: '*', page: 'static-page', ...open },
} as const satisfies Readonly<Record<string, ShopRoute>>;

/** The routes in the order of the table. */
export const SHOP_ROUTES: readonly ShopRoute[] = Object.values(ROUTE_TABLE);
