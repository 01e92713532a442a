import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { findCategoryPath } from '@shop/feature-catalogue/find-category';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { useApi } from '@shop/query';
import { paths } from '@shop/site';
import { useQuery } from '@tanstack/react-query';
import { useRecordSearch } from './use-record-search';

/** What a list page is about, whatever it looks like: its filter, its words, its way from the top and its products. */
export function useProductList(search: URLSearchParams) {
  const api = useApi();
  const filter = readProductFilter(search);
  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const products = useQuery(productsQuery(api, filter));
  useRecordSearch(filter.word);

  const way = filter.category === null ? [] : findCategoryPath(categories, filter.category);
  const category = way.at(-1)?.name ?? null;
  const title = filter.word === '' ? (category ?? '商品一覧') : `「${filter.word}」の検索結果`;
  const isFiltered = filter.word !== '' || filter.category !== null || filter.brand !== null;
  const breadcrumb = [
    { label: 'ホーム', to: paths.home() },
    ...(isFiltered ? [{ label: '商品一覧', to: paths.productList() }] : []),
    ...way.slice(0, -1).map(({ name, key }) => ({ label: name, to: paths.productList({ category: key }) })),
    { label: title },
  ];
  return { filter, categories, category, title, isFiltered, breadcrumb, products };
}
