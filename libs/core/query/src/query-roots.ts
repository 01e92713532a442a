/**
 * The first part of every query's key: one for each kind of data that the shop fetches. A feature's keys are built from
 * these, and whoever invalidates a kind of data that another feature fetches names it here.
 */
export const QUERY_ROOTS = {
  account: 'account',
  bookmarks: 'bookmarks',
  brands: 'brands',
  cart: 'cart',
  cartLeadtimes: 'cart-leadtimes',
  cartPayments: 'cart-payments',
  categories: 'categories',
  collections: 'collections',
  colorScheme: 'color-scheme',
  favourites: 'favourites',
  landingPages: 'landing-pages',
  messages: 'messages',
  news: 'news',
  openPayment: 'open-payment',
  orderOutcome: 'order-outcome',
  orders: 'orders',
  popups: 'popups',
  prefectures: 'prefectures',
  products: 'products',
  publicSite: 'public-site',
  settings: 'settings',
  staticPages: 'static-pages',
  viewingHistory: 'viewing-history',
} as const;
