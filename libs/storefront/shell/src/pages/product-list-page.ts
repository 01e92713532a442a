import { categoriesQuery, findCategoryPath, productsQuery, readProductFilter } from '@shop/feature-catalogue';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** Each of these makes a list of its own; sorting shows the same list in another order. */
const CANONICAL_PARAMETERS = ['word', 'category', 'maker', 'brand', 'page'];

/** What the product list loads: one page of it, and the categories for its name. */
export const productListPage = definePage(ROUTE_TABLE.productList, async ({ api, search, fetch }) => {
  const filter = readProductFilter(search);
  const [list, categories] = await Promise.all([
    fetch(productsQuery(api, filter)),
    filter.category === null ? [] : fetch(categoriesQuery(api)),
  ]);
  const category = findCategoryPath(categories, filter.category ?? '').at(-1)?.name;
  const subject = [filter.word === '' ? null : `「${filter.word}」`, category].filter(Boolean).join(' ');
  return {
    ...(subject === '' ? {} : { title: `${subject}の商品一覧` }),
    description: `${subject === '' ? '' : `${subject}の`}商品一覧（${list.pagination.total}点）。`,
    canonicalParameters: CANONICAL_PARAMETERS,
    // A search is the shopper's own page, not one to be found elsewhere.
    isHidden: filter.word !== '',
  };
});
