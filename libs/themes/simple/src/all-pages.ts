import type { PageTable } from '@shop/theming/theme-pages';
import { themePage } from '@shop/theming/theme-part';
import { simplePageTitles } from './page-titles';
import { startPages } from './start-pages';

/** Every page of the theme; the compiler names one that is missing. Loaded with the first page that is none of the start. */
const allPages: PageTable = {
  pages: {
    ...startPages,
    cart: themePage(() => import('./pages/cart/cart-page')),
    'cart-shipping-select': themePage(() => import('./pages/cart-shipping-select/cart-shipping-select-page')),
    'cart-shipping-add': themePage(() => import('./pages/cart-shipping-add/cart-shipping-add-page')),
    'cart-shipping-detail': themePage(() => import('./pages/cart-shipping-detail/cart-shipping-detail-page')),
    'cart-payment': themePage(() => import('./pages/cart-payment/cart-payment-page')),
    'cart-confirm': themePage(() => import('./pages/cart-confirm/cart-confirm-page')),
    'cart-complete': themePage(() => import('./pages/cart-complete/cart-complete-page')),
    login: themePage(() => import('./pages/login/login-page')),
    'login-unlock': themePage(() => import('./pages/login-unlock/login-unlock-page')),
    'login-sync': themePage(() => import('./pages/login-sync/login-sync-page')),
    'oauth-callback': themePage(() => import('./pages/oauth-callback/oauth-callback-page')),
    verify: themePage(() => import('./pages/verify/verify-page')),
    'verify-email': themePage(() => import('./pages/verify-email/verify-email-page')),
    ec: themePage(() => import('./pages/ec/ec-page')),
    mypage: themePage(() => import('./pages/mypage/mypage-page')),
    bookmark: themePage(() => import('./pages/bookmark/bookmark-page')),
    favourites: themePage(() => import('./pages/favourites/favourites-page')),
    'order-history': themePage(() => import('./pages/order-history/order-history-page')),
    'order-detail': themePage(() => import('./pages/order-detail/order-detail-page')),
    password: themePage(() => import('./pages/password/password-page')),
    'address-book': themePage(() => import('./pages/address-book/address-book-page')),
    'address-add': themePage(() => import('./pages/address-add/address-add-page')),
    'address-edit': themePage(() => import('./pages/address-edit/address-edit-page')),
    leave: themePage(() => import('./pages/leave/leave-page')),
    maker: themePage(() => import('./pages/maker/maker-page')),
    'maker-detail': themePage(() => import('./pages/maker-detail/maker-detail-page')),
    brand: themePage(() => import('./pages/brand/brand-page')),
    stylist: themePage(() => import('./pages/stylist/stylist-page')),
    'stylist-detail': themePage(() => import('./pages/stylist-detail/stylist-detail-page')),
    faq: themePage(() => import('./pages/faq/faq-page')),
    news: themePage(() => import('./pages/news/news-page')),
    'news-article': themePage(() => import('./pages/news-article/news-article-page')),
    blog: themePage(() => import('./pages/blog/blog-page')),
    'blog-article': themePage(() => import('./pages/blog-article/blog-article-page')),
    contact: themePage(() => import('./pages/contact/contact-page')),
    'contact-confirm': themePage(() => import('./pages/contact-confirm/contact-confirm-page')),
    'contact-complete': themePage(() => import('./pages/contact-complete/contact-complete-page')),
    'catalog-order': themePage(() => import('./pages/catalog-order/catalog-order-page')),
    sitemap: themePage(() => import('./pages/sitemap/sitemap-page')),
    'static-page': themePage(() => import('./pages/static-page/static-page-page')),
  },
  titles: simplePageTitles,
};

export default allPages;
