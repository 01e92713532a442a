import { readProductFilter } from '@shop/feature-catalogue/product-filter';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { recommendedProductsQuery } from '@shop/feature-catalogue/recommended-products-query';
import { toTrackedProduct, toTrackedSummary } from '@shop/feature-catalogue/tracked-product';
import { harmlessTerm } from '@shop/feature-tracking/harmless-term';
import type { ShopServices } from '@shop/query/shop-services';
import type { ShopEvent } from '@shop/site/state/shop-events';
import type { PageId } from '@shop/theming/page-id';
import { cartPageEvents } from './cart-page-events';
import { noteRecommendation } from './recommendations';

/** The page that is open. */
export interface OpenPage {
  readonly id: PageId;
  /** The `{key}` of its path. */
  readonly key: string | null;
  readonly search: string;
}

type PageServices = Pick<ShopServices, 'api' | 'queryClient' | 'store'>;

/** The product list that a page shows, from the cache: its loader has fetched it. */
function listOf({ api, queryClient }: PageServices, { search }: OpenPage) {
  const filter = readProductFilter(new URLSearchParams(search));
  const list = queryClient.getQueryData(productsQuery(api, filter).queryKey);
  return { filter, products: list?.products ?? [] };
}

const listName = (word: string) => (word === '' ? ('product-list' as const) : ('search-results' as const));

/** What a list was searched for; null where the page is no list. */
const wordOf = (page: OpenPage | null): string | null =>
  page?.id === 'product-list' ? readProductFilter(new URLSearchParams(page.search)).word : null;

function listEvents(services: PageServices, open: OpenPage, from: OpenPage | null): readonly ShopEvent[] {
  const { filter, products } = listOf(services, open);
  const searchTerm = harmlessTerm(filter.word);
  // Another order, filter or page of what was found is no other search.
  const isSearch = filter.page === 1 && wordOf(from) !== filter.word;
  return [
    ...(searchTerm !== null && isSearch ? [{ name: 'search' as const, searchTerm }] : []),
    ...(products.length > 0
      ? [
          {
            name: 'view_item_list' as const,
            list: listName(filter.word),
            items: products.map(toTrackedSummary),
          },
        ]
      : []),
  ];
}

/** The product was chosen from the list that the shopper comes from. */
function selectEvents(services: PageServices, key: string, from: OpenPage | null): readonly ShopEvent[] {
  if (from?.id !== 'product-list') return [];
  const { filter, products } = listOf(services, from);
  const chosen = products.find((product) => product.key === key);
  return chosen === undefined
    ? []
    : [{ name: 'select_item', list: listName(filter.word), items: [toTrackedSummary(chosen)] }];
}

function noteRecommended({ api, queryClient, store }: PageServices, key: string, from: OpenPage | null) {
  if (from?.id !== 'product-detail' || from.key === null) return;
  const recommended = queryClient.getQueryData(recommendedProductsQuery(api, from.key).queryKey) ?? [];
  const at = recommended.findIndex((product) => product.key === key);
  if (at >= 0) noteRecommendation(store, key, at + 1);
}

function productEvents(services: PageServices, open: OpenPage, from: OpenPage | null): readonly ShopEvent[] {
  const { api, queryClient } = services;
  if (open.key === null) return [];
  const product = queryClient.getQueryData(productQuery(api, open.key).queryKey);
  if (product === undefined) return [];
  noteRecommended(services, open.key, from);
  return [
    ...selectEvents(services, open.key, from),
    { name: 'view_item', items: [toTrackedProduct(product)] },
  ];
}

/** How a page was opened, and what was told before it. */
interface PageHistory {
  /** The page before it in this tab. */
  readonly from: OpenPage | null;
  /** Marks a name; true for the first mark of it. */
  readonly isFirst: (name: string) => boolean;
}

/** What a shopper sees with a page, as events, in order. account §7 */
export async function pageEvents(
  services: ShopServices,
  open: OpenPage,
  { from, isFirst }: PageHistory,
): Promise<readonly ShopEvent[]> {
  switch (open.id) {
    case 'product-list':
      return listEvents(services, open, from);
    case 'product-detail':
      return productEvents(services, open, from);
    default:
      return await cartPageEvents(services, open.id, isFirst);
  }
}
