/**
 * The path of a search for a word.
 * @param {string} word
 */
export const search = (word) => `/v1/products?word=${encodeURIComponent(word)}`;

/** What a shopper fetches from a catalogue: pages of the list, each filter, the search in its spellings. */
export const CATALOGUE_CALLS = {
  'list, recommended': '/v1/products',
  'list, new': '/v1/products?sort=new',
  'list, cheap first': '/v1/products?sort=price_asc',
  'list, dear first': '/v1/products?sort=price_desc',
  'list, fifth page': '/v1/products?page=5',
  'list of a category': '/v1/products?category=tableware&child=1',
  'list of a category by price': '/v1/products?category=kitchen&sort=price_asc',
  'list of a brand': '/v1/products?brand=tomori',
  'list between prices': '/v1/products?price_min=2000&price_max=5000',
  'list in stock': '/v1/products?in_stock=1',
  'search, as written': search('マグカップ'),
  'search, half width': search('ﾏｸﾞ'),
  'search by reading': search('コモレビ マグ'),
  'search without result': search('存在しない商品名'),
  'list, best reviewed': '/v1/products?sort=review',
  'list of a colour': `/v1/products?colour=${encodeURIComponent('白')}`,
  facets: '/v1/products/facets',
  'facets of a category': '/v1/products/facets?category=tableware&child=1',
  suggestions: `/v1/products/suggestions?word=${encodeURIComponent('まぐ')}`,
};

/** Searches of a large catalogue that find few products, and nearly all of them. */
export const SEARCHES = {
  'search for one word': { few: search('D0001-S0005'), many: search('白') },
};
