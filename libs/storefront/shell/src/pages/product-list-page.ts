import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { isFiltered, readProductFilter } from '@shop/feature-catalogue/product-filter';
import { listHeading } from '@shop/feature-catalogue/list-heading';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { ROUTE_TABLE } from '../route-table';
import { definePage } from './page-definition';

/** Each of these makes a list of its own; sorting and filters show the same list in another way. */
const CANONICAL_PARAMETERS = ['category', 'page'];

/** What the product list loads: one page of it, the categories for its name, the brands to choose from. */
export const productListPage = definePage(
  ROUTE_TABLE.productList,
  async ({ api, search, fetch, prefetch }) => {
    const filter = readProductFilter(search);
    const [list, categories] = await Promise.all([
      fetch(productsQuery(api, filter)),
      filter.category === null ? [] : fetch(categoriesQuery(api)),
      prefetch(brandsQuery(api)),
    ]);
    const { title } = listHeading(filter, categories);
    const isWhole = title === '商品一覧';
    const subject = isWhole ? '商品' : `${title}の商品`;
    const page = filter.page === 1 ? '' : `（${filter.page}ページ目）`;
    return {
      ...(isWhole && page === '' ? {} : { title: `${title}${isWhole ? '' : 'の商品一覧'}${page}` }),
      description: `${subject}一覧（${list.pagination.total}点）${page}。在庫とお届け予定日をご確認のうえ、ご注文いただけます。`,
      canonicalParameters: CANONICAL_PARAMETERS,
      // A search or a filtered list is the shopper's own page, not one to be found elsewhere.
      isHidden: isFiltered(filter),
    };
  },
);
