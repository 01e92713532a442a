import { generatePath } from 'react-router-dom';
import { PAGE_PATHS } from './page-paths';

/** The query of a product list; every part is optional. */
export interface ProductListQuery {
  readonly word?: string | undefined;
  readonly category?: string | undefined;
  readonly maker?: string | readonly string[] | undefined;
  readonly brand?: string | readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly colour?: readonly string[] | undefined;
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly in_stock?: 1 | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
}

type QueryValue = string | number | readonly string[] | undefined;

/** The path with its query; a name with several values is repeated. */
const withQuery = (path: string, values: Readonly<Record<string, QueryValue>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
};

const withPage = (path: string, page: number): string =>
  withQuery(path, { page: page === 1 ? undefined : page });

/** The URLs of the shop's own pages. Destinations that core §2 writes with a trailing slash have it here too. */
export const paths = {
  home: () => PAGE_PATHS.home,
  productList: (query: ProductListQuery = {}) =>
    withQuery(PAGE_PATHS['product-list'], { ...query, page: query.page === 1 ? undefined : query.page }),
  product: (key: string) => generatePath(PAGE_PATHS['product-detail'], { key }),
  productUnits: (key: string) => generatePath(PAGE_PATHS['product-uos'], { key }),
  cart: () => `${PAGE_PATHS.cart}/`,
  cartShippingSelect: () => PAGE_PATHS['cart-shipping-select'],
  cartShippingAdd: () => PAGE_PATHS['cart-shipping-add'],
  cartShippingDetail: () => PAGE_PATHS['cart-shipping-detail'],
  cartPayment: () => PAGE_PATHS['cart-payment'],
  cartConfirm: () => PAGE_PATHS['cart-confirm'],
  cartComplete: (orderNo?: string) => withQuery(PAGE_PATHS['cart-complete'], { order: orderNo }),
  login: () => `${PAGE_PATHS.login}/`,
  /** The login page that says that the session could not be refreshed. core §2 */
  loginAgain: () => `${PAGE_PATHS.login}/?re=1`,
  verify: () => PAGE_PATHS.verify,
  ec: () => `${PAGE_PATHS.ec}/`,
  mypage: () => PAGE_PATHS.mypage,
  password: () => PAGE_PATHS.password,
  addressBook: (page = 1) => withPage(PAGE_PATHS['address-book'], page),
  addressAdd: () => PAGE_PATHS['address-add'],
  addressEdit: (id: number) => generatePath(PAGE_PATHS['address-edit'], { key: String(id) }),
  leave: () => PAGE_PATHS.leave,
  orderHistory: (page = 1) => withPage(PAGE_PATHS['order-history'], page),
  order: (id: number) => generatePath(PAGE_PATHS['order-detail'], { key: String(id) }),
  bookmarks: (page = 1) => withPage(PAGE_PATHS.bookmark, page),
  favourites: (page = 1) => withPage(PAGE_PATHS.favourites, page),
  makers: () => PAGE_PATHS.maker,
  maker: (id: number) => generatePath(PAGE_PATHS['maker-detail'], { key: String(id) }),
  brands: () => PAGE_PATHS.brand,
  stylists: (page = 1) => withPage(PAGE_PATHS.stylist, page),
  stylist: (key: string) => generatePath(PAGE_PATHS['stylist-detail'], { key }),
  faq: () => PAGE_PATHS.faq,
  news: (page = 1) => withPage(PAGE_PATHS.news, page),
  newsArticle: (id: number) => generatePath(PAGE_PATHS['news-article'], { key: String(id) }),
  blog: (page = 1) => withPage(PAGE_PATHS.blog, page),
  blogArticle: (id: number) => generatePath(PAGE_PATHS['blog-article'], { key: String(id) }),
  contact: () => PAGE_PATHS.contact,
  contactConfirm: () => PAGE_PATHS['contact-confirm'],
  contactComplete: () => PAGE_PATHS['contact-complete'],
  catalogOrder: () => PAGE_PATHS['catalog-order'],
  coupons: (page = 1) => withPage(PAGE_PATHS.coupon, page),
  /** A later page of the coupons that the member has taken. */
  takenCoupons: (page: number) => withQuery(PAGE_PATHS.coupon, { taken: page === 1 ? undefined : page }),
  landingPages: (page = 1) => withPage(PAGE_PATHS['landing-pages'], page),
  landingPage: (slug: string) => generatePath(PAGE_PATHS['landing-page'], { key: slug }),
  flipBooks: (page = 1) => withPage(PAGE_PATHS['flip-book'], page),
  flipBook: (key: string) => generatePath(PAGE_PATHS['flip-book-detail'], { key }),
  popups: () => PAGE_PATHS.popup,
  sitemap: () => PAGE_PATHS.sitemap,
  /** 特定商取引法に基づく表記: a text of the shop, without which nothing can be ordered. */
  legal: () => '/legal',
  maintenance: () => `${PAGE_PATHS.maintenance}/`,
} as const;
