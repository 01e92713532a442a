/** @param {Record<string, string>} query */
const list = (query) => `/v1/products?${new URLSearchParams(query)}`;
/** @param {string} word */
const suggestions = (word) => `/v1/products/suggestions?${new URLSearchParams({ word })}`;
/** @param {Record<string, string>} query */
const facets = (query) => `/v1/products/facets?${new URLSearchParams(query)}`;

/**
 * A product that every catalogue has, as its calls name it.
 * @typedef {object} KnownProduct
 * @property {string} key
 * @property {string} code
 */

/**
 * Calls whose times are compared between the catalogues: pages of the list, each filter, a product, what is typed.
 * @param {KnownProduct} product
 * @returns {Record<string, string>}
 */
export const comparedCalls = ({ key, code }) => ({
  'list, recommended': list({}),
  'list, new': list({ sort: 'new' }),
  'list, cheap first': list({ sort: 'price_asc' }),
  'list, dear first': list({ sort: 'price_desc' }),
  'list, best reviewed': list({ sort: 'review' }),
  'list, fifth page': list({ page: '5' }),
  'list of a category': list({ category: 'tableware', child: '1' }),
  'list of a category by price': list({ category: 'kitchen', sort: 'price_asc' }),
  'list of a maker': list({ maker: 'midori-chaho' }),
  'list of a brand': list({ brand: 'tomori' }),
  'list of a tag': list({ tag: 'gift' }),
  'list of a colour': list({ colour: '白' }),
  'list between prices': list({ price_min: '2000', price_max: '5000' }),
  'list in stock': list({ in_stock: '1' }),
  'list of a colour of a category in stock': list({
    ...{ category: 'kitchen', child: '1', colour: '白', in_stock: '1' },
  }),
  product: `/v1/products/${key}`,
  'related products': `/v1/products/${key}/recommend`,
  'suggestions, kana': suggestions('まぐ'),
  'suggestions, one kana': suggestions('し'),
  'suggestions, kanji': suggestions('白'),
  'suggestions, two words': suggestions('白 まぐ'),
  'suggestions, product number': suggestions(code),
});

/**
 * Calls that must be fast in the large catalogue whatever they find. They are timed after a change of the products,
 * which empties the API's cache of totals and facets.
 * @param {KnownProduct} product
 * @returns {Record<string, string>}
 */
export const limitedCalls = ({ code }) => ({
  'list, recommended': list({}),
  'list of a category': list({ category: 'tableware', child: '1' }),
  'list in stock': list({ in_stock: '1' }),
  'list between prices': list({ price_min: '2000', price_max: '5000' }),
  facets: facets({}),
  'facets of a category': facets({ category: 'tableware', child: '1' }),
  'facets of a colour': facets({ colour: '白' }),
  'facets in stock': facets({ in_stock: '1' }),
  'facets between prices': facets({ price_min: '2000', price_max: '5000' }),
  'facets of a category, a maker and prices': facets({
    ...{ category: 'kitchen', child: '1', maker: 'midori-chaho', price_max: '5000' },
  }),
  'facets of a broad search': facets({ word: '白' }),
  'facets of a broad search for two words': facets({ word: '白 キッチン' }),
  'broad search': list({ word: '白' }),
  'broad search, half width': list({ word: 'ﾏｸﾞ' }),
  'broad search for two words': list({ word: '白 キッチン' }),
  'broad search in stock': list({ word: '白', in_stock: '1' }),
  'broad search in a category': list({ word: '白', category: 'tableware', child: '1' }),
  'broad search between prices': list({ word: '白', price_min: '2000', price_max: '5000' }),
  'broad search, cheap first': list({ word: '白', sort: 'price_asc' }),
  'broad search, new': list({ word: '白', sort: 'new' }),
  'broad search, sixtieth page': list({ word: '白', page: '60' }),
  'narrow search, product number': list({ word: code }),
  'narrow search, two words': list({ word: 'コモレビ マグ' }),
  'search without result': list({ word: '存在しない商品名' }),
});
