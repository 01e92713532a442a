import { defineTheme, themeLayout, themePage } from '@shop/theming';
import { simplePageTitles } from './page-titles';
import { simpleTokens } from './tokens';

/** Every page, plain and complete: the theme that all others fall back to. */
export const simpleTheme = defineTheme({
  name: 'simple',
  namespaces: ['simple'],
  tokens: simpleTokens,
  breakpoints: { small: 767, medium: 1023 },
  layouts: {
    default: themeLayout(() => import('./layouts/default/default-layout')),
    invalidChannel: themeLayout(() => import('./layouts/invalid-channel/invalid-channel-layout')),
    maintenance: themeLayout(() => import('./layouts/maintenance/maintenance-layout')),
    sample: themeLayout(() => import('./layouts/sample/sample-layout')),
    simple: themeLayout(() => import('./layouts/simple/simple-layout')),
  },
  pages: {
    home: themePage(() => import('./pages/home/home-page')),
    'product-list': themePage(() => import('./pages/product-list/product-list-page')),
    'product-detail': themePage(() => import('./pages/product-detail/product-detail-page')),
    cart: themePage(() => import('./pages/cart/cart-page')),
    'cart-shipping-select': themePage(() => import('./pages/cart-shipping-select/cart-shipping-select-page')),
    'cart-shipping-add': themePage(() => import('./pages/cart-shipping-add/cart-shipping-add-page')),
    'cart-shipping-detail': themePage(() => import('./pages/cart-shipping-detail/cart-shipping-detail-page')),
    'cart-payment': themePage(() => import('./pages/cart-payment/cart-payment-page')),
    'cart-confirm': themePage(() => import('./pages/cart-confirm/cart-confirm-page')),
    'cart-complete': themePage(() => import('./pages/cart-complete/cart-complete-page')),
    login: themePage(() => import('./pages/login/login-page')),
    ec: themePage(() => import('./pages/ec/ec-page')),
    mypage: themePage(() => import('./pages/mypage/mypage-page')),
    'order-history': themePage(() => import('./pages/order-history/order-history-page')),
    'order-detail': themePage(() => import('./pages/order-detail/order-detail-page')),
    sitemap: themePage(() => import('./pages/sitemap/sitemap-page')),
    'static-page': themePage(() => import('./pages/static-page/static-page-page')),
    maintenance: themePage(() => import('./pages/maintenance/maintenance-page')),
    'not-found': themePage(() => import('./pages/not-found/not-found-page')),
    error: themePage(() => import('./pages/error/error-page')),
  },
  labels: { pageTitles: simplePageTitles },
  rules: { isContactKanaRequired: true },
  slots: {},
});
