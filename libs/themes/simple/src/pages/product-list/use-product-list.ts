import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { listHeading } from '@shop/feature-catalogue/list-heading';
import { isNarrowed, readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { useApi } from '@shop/query/use-api';
import { useQuery } from '@tanstack/react-query';
import { useRecordSearch } from './use-record-search';

/** What a list page is about, whatever it looks like: its filter, its words, its way from the top and its products. */
export function useProductList(search: URLSearchParams) {
  const api = useApi();
  const filter = readProductFilter(search);
  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const products = useQuery(productsQuery(api, filter));
  useRecordSearch(filter.word);
  const heading = listHeading(filter, categories);
  return { filter, categories, ...heading, isFiltered: isNarrowed(filter), products };
}
