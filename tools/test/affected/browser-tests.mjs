/**
 * What each browser test of `apps/storefront-default/e2e` is about: folders of `libs/themes/simple/src/pages`, and
 *
 * - `layout`: what stands around every page (`libs/themes/simple/src/layouts`);
 * - `shell`: what runs pages, the storefronts' server, and the apps' own entries;
 * - `operator`: the commands of the shop's operator;
 * - `corporate`, `school`, `gift`, `festive`: a theme of its own in the app of a shop.
 *
 * `npm test -- affected` runs a test when a change reaches one of its subjects, and the tests about `ANY_PAGE` when it
 * reaches any page.
 */
export const ANY_PAGE = '*';

const CHECKOUT = ['cart-shipping-select', 'cart-payment', 'cart-confirm', 'cart-complete'];
const WHOLE_CHECKOUT = ['cart', 'cart-shipping-add', 'cart-shipping-detail', ...CHECKOUT];
const ORDERS = ['order-history', 'order-detail'];
const ADDRESSES = ['address-book', 'address-add', 'address-edit'];
const CONTACT = ['contact', 'contact-confirm', 'contact-complete'];
const PERSONAL = [
  ...['card', 'card-add', 'measurement', 'measurement-edit', 'memorial', 'memorial-add', 'memorial-edit'],
  ...['name-embroidery', 'name-embroidery-edit'],
];
const FAVOURITES = ['bookmark', 'favourites', 'favourite-list', 'product-detail', 'product-list', 'login'];
const SOCIAL_GIFT = [
  ...['social-gift', 'social-gift-shipping', 'social-gift-delivery', 'social-gift-confirm'],
  'social-gift-complete',
];
const HISTORIES = [
  ...['favourites', 'favourite-list', 'inquiry-history', 'inquiry-detail', 'login-history', 'message-center'],
  ...['message-detail', 'point', 'product-history', 'request-history', 'search-history'],
];
const CONTENT = [
  ...['blog', 'blog-article', 'brand', 'catalog-order', 'coupon', 'faq', 'flip-book', 'flip-book-detail'],
  ...['landing-page', 'landing-pages', 'maker', 'maker-detail', 'news', 'news-article', 'popup', 'sitemap'],
  ...['static-page', 'stylist', 'stylist-detail', 'home', 'product-list', 'not-found'],
];
const REMINDERS = ['reminder', 'reset-password', 'reminder-username', 'reset-username', 'login-unlock'];
const REGISTRATION = ['register', 'register-complete', 'verify-email', 'reminder'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const BROWSER_TESTS = {
  'account-pages': ['mypage', 'password', 'leave', 'login'],
  'address-book': ADDRESSES,
  buying: ['home', 'product-detail', ...WHOLE_CHECKOUT],
  'cart-errors': WHOLE_CHECKOUT,
  'cart-page': ['cart', 'product-list', 'product-detail', 'corporate', 'layout'],
  'checkout-history': WHOLE_CHECKOUT,
  'closed-browser': WHOLE_CHECKOUT,
  'company-approval': ['approvals', 'approval-detail', 'cart-confirm', 'corporate'],
  contact: CONTACT,
  'content-pages': CONTENT,
  destinations: CHECKOUT,
  'error-pages': ['error', 'not-found', 'maintenance', 'product-detail', 'product-list', 'bookmark', 'shell'],
  'expired-forms': [
    ...ADDRESSES,
    ...PERSONAL,
    ...CONTACT,
    ...ORDERS,
    ...[
      'user-info-edit',
      'password',
      'leave',
      'catalog-order',
      'inquiry-detail',
      'order-return',
      'product-detail',
    ],
    ...['product-list', 'login', 'shell'],
  ],
  'failed-payment': WHOLE_CHECKOUT,
  favourites: FAVOURITES,
  'few-fields': ['product-detail', 'register', ...WHOLE_CHECKOUT],
  'first-load': [
    'home',
    'product-list',
    'product-detail',
    'login',
    'mypage',
    'order-history',
    'layout',
    'shell',
  ],
  forms: ['contact', 'cart-shipping-add'],
  'gift-recipients': ['cart', 'gift'],
  guards: [ANY_PAGE, 'shell'],
  invoice: ORDERS,
  'keyboard-checkout': CHECKOUT,
  links: [ANY_PAGE, 'layout', 'shell'],
  'list-position': ['product-list', 'shell'],
  'lost-decisions': ['cart-confirm', 'cart-complete'],
  'lost-responses': ['cart', 'shell'],
  'member-history': HISTORIES,
  offline: ['product-list', 'layout', 'shell'],
  operating: ['operator', 'product-list', 'order-history'],
  'order-desk': ['order-desk', 'corporate'],
  'order-return': ['order-return', 'order-detail'],
  'orders-after': ['order-receipt', 'order-find', 'guest-order', ...ORDERS],
  passkeys: ['passkey', 'login', 'mypage'],
  'payment-table': ['cart-payment'],
  'payment-ways': ['cart-payment', 'cart-confirm', 'cart-complete'],
  'personal-pages': PERSONAL,
  'pressed-twice': ['cart-confirm', 'cart-payment', 'cart-complete'],
  'product-page': ['product-detail', 'product-uos', 'festive'],
  'profile-pages': ['user-info', 'user-info-edit', 'logout', 'verify', 'mypage'],
  purchase: ['cart-confirm', 'cart-complete'],
  registration: [...REGISTRATION, 'cart', 'layout'],
  reminder: REMINDERS,
  savings: ['cart-payment', 'cart-confirm'],
  'school-products': ['school-items', 'protected-tags', 'school', 'product-detail', 'product-list'],
  'sessions-sync': ['ec', 'login-sync', 'oauth-callback', 'mypage', 'shell'],
  sessions: ['login', 'verify', 'mypage', 'order-history', 'shell'],
  'site-errors': ['maintenance', 'error', 'not-found', 'login', 'shell', 'layout'],
  'slow-checkout': WHOLE_CHECKOUT,
  'social-gift': SOCIAL_GIFT,
  'tab-races': ['shell'],
  tracking: ['cart-confirm', 'product-list', 'faq', 'shell'],
  'two-members': [...ADDRESSES, ...ORDERS, ...HISTORIES, ...PERSONAL, 'user-info', 'logout', 'statements'],
  'two-shops': ['home', 'login', 'product-detail', 'shell'],
};
