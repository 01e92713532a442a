import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { listHeading } from '@shop/feature-catalogue/list-heading';
import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { productBreadcrumb } from '@shop/feature-catalogue/product-breadcrumb';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import type { ShopServices } from '@shop/query/shop-services';
import type { PageId } from '@shop/theming/page-id';
import { breadcrumbData } from './breadcrumb-data';
import type { PageAddress, PageDescription } from './page-description';
import { productData } from './product-data';
import { websiteData } from './website-data';

/** What a page is described from: the data that its loader has fetched, and its address. */
export interface DescribedPage extends PageAddress {
  readonly services: Pick<ShopServices, 'api' | 'queryClient'>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly siteName: string;
}

type DescribePage = (page: DescribedPage) => PageDescription | null;

const describeHome: DescribePage = ({ services: { api, queryClient }, siteName, origin }) => ({
  type: 'website',
  picture: queryClient.getQueryData(newArrivalsQuery(api).queryKey)?.[0]?.picture ?? null,
  structuredData: [websiteData(siteName, origin)],
});

const describeList: DescribePage = ({ services: { api, queryClient }, search, ...address }) => {
  const filter = readProductFilter(search);
  const categories = queryClient.getQueryData(categoriesQuery(api).queryKey) ?? [];
  const list = queryClient.getQueryData(productsQuery(api, filter).queryKey);
  return {
    type: 'website',
    picture: list?.products[0]?.picture ?? null,
    structuredData: [breadcrumbData(listHeading(filter, categories).breadcrumb, address)],
  };
};

const describeProduct: DescribePage = ({ services: { api, queryClient }, params, ...address }) => {
  const key = params['key'] ?? '';
  const product = queryClient.getQueryData(productQuery(api, key).queryKey);
  if (product === undefined) return null;
  const rating = queryClient.getQueryData(productRatingQuery(api, key).queryKey) ?? null;
  return {
    type: 'product',
    picture: product.pictures[0] ?? null,
    structuredData: [
      productData(product, rating, address),
      breadcrumbData(productBreadcrumb(product), address),
    ],
  };
};

const DESCRIPTIONS: Readonly<Partial<Record<PageId, DescribePage>>> = {
  home: describeHome,
  'product-list': describeList,
  'product-detail': describeProduct,
};

const DEFAULT_DESCRIPTION: PageDescription = { type: 'website', picture: null, structuredData: [] };

/** Describes a page for search engines and social networks, from the data that its loader has fetched. */
export function describePage(page: PageId, input: DescribedPage): PageDescription {
  return DESCRIPTIONS[page]?.(input) ?? DEFAULT_DESCRIPTION;
}
