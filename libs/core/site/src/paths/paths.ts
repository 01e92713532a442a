import { generatePath } from 'react-router-dom';
import { withPage, withQuery } from './path-with-query';
import { SHOP_PAGE_PATHS } from './shop-page-paths';

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

/** The URLs of the pages that the shop links to from everywhere. Destinations that core §2 writes with a trailing slash have it here too. */
export const paths = {
  home: () => SHOP_PAGE_PATHS.home,
  productList: (query: ProductListQuery = {}) =>
    withQuery(SHOP_PAGE_PATHS['product-list'], { ...query, page: query.page === 1 ? undefined : query.page }),
  product: (key: string) => generatePath(SHOP_PAGE_PATHS['product-detail'], { key }),
  cart: () => `${SHOP_PAGE_PATHS.cart}/`,
  login: () => `${SHOP_PAGE_PATHS.login}/`,
  mypage: () => SHOP_PAGE_PATHS.mypage,
  orderHistory: (page = 1) => withPage(SHOP_PAGE_PATHS['order-history'], page),
  makers: () => SHOP_PAGE_PATHS.maker,
  brands: () => SHOP_PAGE_PATHS.brand,
  stylists: (page = 1) => withPage(SHOP_PAGE_PATHS.stylist, page),
  faq: () => SHOP_PAGE_PATHS.faq,
  news: (page = 1) => withPage(SHOP_PAGE_PATHS.news, page),
  blog: (page = 1) => withPage(SHOP_PAGE_PATHS.blog, page),
  /** With the order that it is about, where there is one. */
  contact: (orderNo?: string) => withQuery(SHOP_PAGE_PATHS.contact, { order: orderNo }),
  catalogOrder: () => SHOP_PAGE_PATHS['catalog-order'],
  coupons: (page = 1) => withPage(SHOP_PAGE_PATHS.coupon, page),
  flipBooks: (page = 1) => withPage(SHOP_PAGE_PATHS['flip-book'], page),
  /** 特定商取引法に基づく表記: a text of the shop, without which nothing can be ordered. */
  legal: () => '/legal',
  maintenance: () => `${SHOP_PAGE_PATHS.maintenance}/`,
  schoolItems: () => SHOP_PAGE_PATHS['school-items'],
} as const;
