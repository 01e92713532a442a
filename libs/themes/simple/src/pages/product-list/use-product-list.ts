import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { listHeading } from '@shop/feature-catalogue/list-heading';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { breadcrumbWords } from '../../parts/breadcrumb-words';
import { useRecordSearch } from './use-record-search';

/** The data of a list page, whatever it looks like: its filter, heading, breadcrumb and products. */
export function useProductList(search: URLSearchParams) {
  const api = useApi();
  const words = useWords(breadcrumbWords);
  const filter = readProductFilter(search);
  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const products = useQuery(productsQuery(api, filter));
  useRecordSearch(filter.word);
  const facets = useQuery(productFacetsQuery(api, filter)).data;
  const heading = listHeading(filter, categories, words, facets);
  return { filter, categories, ...heading, products };
}
