import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { findCategoryPath } from '@shop/feature-catalogue/find-category';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import {
  hasFilterBesideCategory,
  readProductFilter,
  toListQuery,
} from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { redirectOfList } from '@shop/feature-catalogue/redirect-of-list';
import { searchCorrectionsQuery } from '@shop/feature-catalogue/search-corrections-query';
import { tagOfList } from '@shop/feature-catalogue/tag-of-list';
import { paths } from '@shop/site/paths/paths';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Each value of these is a list of its own; sorting and filters show the same list in another way. */
const CANONICAL_PARAMETERS = ['category', 'page'];

/** The code belongs to lists of a tag without products, and not to every first load as this route does. */
const loadTagsPrefetch = () => import('../page/prefetch-tags');

/** The product list: one page of it, the categories for its heading and what it can be narrowed down by. */
const page = definePage({
  id: 'product-list',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch, prefetch, loadSecondary }) {
    const filter = readProductFilter(search);
    // The name of a list's only tag, which is its heading, stands in the facets.
    const facets = productFacetsQuery(api, filter);
    const [list, categories, named] = await Promise.all([
      fetch(productsQuery(api, filter)),
      filter.category === null ? [] : fetch(categoriesQuery(api)),
      filter.tag.length === 1 ? fetch(facets).catch(() => undefined) : undefined,
      loadSecondary(() => prefetch(facets)),
    ]);
    const elsewhere = redirectOfList(filter, list);
    if (elsewhere !== null)
      throw redirect(
        'product' in elsewhere
          ? paths.product(elsewhere.product)
          : paths.productList(toListQuery({ ...filter, ...elsewhere })),
      );
    if (list.products.length === 0)
      await Promise.all([
        filter.word === '' ? null : prefetch(searchCorrectionsQuery(api, filter.word)),
        filter.tag.length === 0
          ? null
          : loadTagsPrefetch().then(({ prefetchTags }) => prefetchTags({ api, prefetch })),
        prefetch(categoriesQuery(api)),
        prefetch(rankedProductsQuery(api)),
      ]);
    const category = findCategoryPath(categories, filter.category ?? '').at(-1)?.name;
    const title =
      filter.word === ''
        ? (category ?? tagOfList(filter, named) ?? undefined)
        : `「${filter.word}」の検索結果`;
    const subject = title === undefined ? '商品' : `${title}の商品`;
    const pageNumber = filter.page === 1 ? '' : `（${filter.page}ページ目）`;
    return {
      // The whole list is called as the theme calls it.
      ...(title === undefined && pageNumber === '' ? {} : { title: `${subject}一覧${pageNumber}` }),
      description: `${subject}一覧（${list.pagination.total}点）${pageNumber}。在庫とお届け予定日をご確認のうえ、ご注文いただけます。`,
      canonicalParameters: CANONICAL_PARAMETERS,
      // Search engines do not index what a shopper searched or filtered.
      isHidden: hasFilterBesideCategory(filter),
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProductListPage() {
  return <RoutePage page={page} />;
}
