/** What a product list can be asked for; every part is optional. */
export interface ProductListQuery {
  readonly word?: string | undefined;
  readonly category?: string | undefined;
  readonly maker?: string | undefined;
  readonly brand?: string | undefined;
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly in_stock?: 1 | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
}

const withQuery = (path: string, values: Readonly<Record<string, string | number | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.append(name, String(value));
  }
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Every address of the shop's own pages; destinations of core §2 are written as there, with their slash. */
export const paths = {
  home: () => '/',
  productList: (query: ProductListQuery = {}) =>
    withQuery('/product', { ...query, page: query.page === 1 ? undefined : query.page }),
  product: (key: string) => `/product/${encodeURIComponent(key)}`,
  cart: () => '/cart/',
  cartShippingSelect: () => '/cart/shipping-select',
  cartShippingAdd: () => '/cart/shipping-add',
  cartShippingDetail: () => '/cart/shipping-detail',
  cartPayment: () => '/cart/payment',
  cartConfirm: () => '/cart/confirm',
  cartComplete: (orderNo?: string) => withQuery('/cart/complete', { order: orderNo }),
  login: () => '/login/',
  /** After a silent refresh has failed on the way to another page. core §2 */
  loginAgain: () => '/login/?re=1',
  verify: () => '/verify',
  ec: () => '/ec/',
  mypage: () => '/mypage',
  password: () => '/mypage/password',
  addressBook: (page = 1) => withQuery('/mypage/address', { page: page === 1 ? undefined : page }),
  addressAdd: () => '/mypage/address/add',
  addressEdit: (id: number) => `/mypage/address/${id}/edit`,
  leave: () => '/mypage/leave',
  orderHistory: (page = 1) => withQuery('/mypage/order_history', { page: page === 1 ? undefined : page }),
  order: (id: number) => `/mypage/order_history/${id}`,
  bookmarks: (page = 1) => withQuery('/mypage/bookmark', { page: page === 1 ? undefined : page }),
  favourites: (page = 1) => withQuery('/mypage/list', { page: page === 1 ? undefined : page }),
  news: (key: string | number) => `/news/${encodeURIComponent(String(key))}`,
  sitemap: () => '/sitemap',
  maintenance: () => '/maintenance/',
} as const;
