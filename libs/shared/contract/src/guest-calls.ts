/**
 * What changes the response of a call that is the same for every guest of a shop: `products` is changed by every
 * change that the database announces, `site` by every one but those of products, and `unannounced` by some that it
 * does not announce, so that it may be shared for some seconds only. `sitemap` is changed like `products`, and so large that
 * it is kept apart from what shoppers read.
 */
export type GuestData = 'products' | 'site' | 'sitemap' | 'unannounced';

/**
 * The GETs whose response is the same for every guest of a shop, by their paths. The servers of the shops share all
 * of them, the API those whose changes are announced.
 */
export const GUEST_CALLS: ReadonlyMap<string, GuestData> = new Map<string, GuestData>([
  ['/public.json', 'site'],
  ['/v1/banners', 'unannounced'],
  ['/v1/blogs', 'site'],
  ['/v1/blogs/{id}', 'site'],
  ['/v1/blogs/{id}/products', 'unannounced'],
  ['/v1/brands', 'products'],
  ['/v1/catalog', 'unannounced'],
  ['/v1/categories/hierarchy', 'products'],
  ['/v1/colorschemes/selected/front', 'site'],
  ['/v1/coupons', 'unannounced'],
  ['/v1/flip-books', 'unannounced'],
  ['/v1/flip-books/{key}', 'unannounced'],
  ['/v1/free-areas', 'unannounced'],
  ['/v1/free-areas/{code}', 'unannounced'],
  ['/v1/layouts/{page}', 'site'],
  ['/v1/lp', 'unannounced'],
  ['/v1/lp/{slug}', 'unannounced'],
  ['/v1/makers', 'products'],
  ['/v1/makers/{id}', 'products'],
  ['/v1/news', 'site'],
  ['/v1/news/{id}', 'site'],
  ['/v1/pages/front/layout/{page}', 'site'],
  ['/v1/popups', 'unannounced'],
  ['/v1/postal-codes/prefectures', 'site'],
  ['/v1/products', 'products'],
  ['/v1/products/facets', 'products'],
  ['/v1/products/search-corrections', 'products'],
  ['/v1/products/suggestions', 'products'],
  ['/v1/products/{key}', 'products'],
  ['/v1/products/{key}/accessories', 'products'],
  ['/v1/products/{key}/delivery', 'unannounced'],
  ['/v1/products/{key}/recommend', 'products'],
  ['/v1/products/{key}/reviews', 'unannounced'],
  ['/v1/products/{key}/sets', 'products'],
  ['/v1/products/{key}/size-tables', 'products'],
  ['/v1/qa-categories', 'site'],
  ['/v1/settings/front', 'site'],
  ['/v1/shop-terms', 'site'],
  ['/v1/sitemaps', 'products'],
  ['/v1/sitemaps/{kind}/{part}', 'sitemap'],
  ['/v1/static-pages/urls', 'site'],
  ['/v1/static-pages/url{path}', 'site'],
  ['/v1/stylists', 'unannounced'],
  ['/v1/stylists/{key}', 'unannounced'],
  ['/v1/tags', 'unannounced'],
]);
