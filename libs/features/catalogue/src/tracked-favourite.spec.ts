import { listStylists } from '@shop/contract/stylists/list-stylists';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import type { ShopServices } from '@shop/query/shop-services';
import { runMutation } from '@shop/query/run-mutation';
import { blockProductsQuery } from './block-products-query';
import { newProductsQuery } from './new-products-query';
import { readProductFilter } from './product-filter';
import type { ProductSummaryView } from './product-view';
import { productsQuery } from './products-query';
import { rankedProductsQuery } from './ranked-products-query';
import { favouriteMutation } from './saved-products/favourite-mutation';
import { stylistQuery } from './stylist-query';
import { trackedFavourite } from './tracked-favourite';

const shop = servedShopOfFile();
beforeAll(() =>
  shop.services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' }),
);
beforeEach(() => shop.services.queryClient.clear());

type Products = Promise<readonly ProductSummaryView[]>;
const filter = readProductFilter(new URLSearchParams());

// Wherever a card has a heart.
it.each<[string, (services: ShopServices) => Products]>([
  ['a list', async (s) => (await s.queryClient.fetchQuery(productsQuery(s.api, filter))).products],
  ['the new ones', async (s) => (await s.queryClient.fetchQuery(newProductsQuery(s.api, 4))).products],
  [
    'a block',
    (s) => s.queryClient.fetchQuery(blockProductsQuery(s.api, { tag: null, sort: 'new', limit: 2 })),
  ],
  [
    'a look',
    async (s) => {
      const { data } = await s.api.call(listStylists, { query: {} });
      const { looks } = await s.queryClient.fetchQuery(stylistQuery(s.api, data[0]?.key ?? ''));
      return looks.flatMap(({ products }) => products);
    },
  ],
  ['the ranking', (s) => s.queryClient.fetchQuery(rankedProductsQuery(s.api))],
])(
  'knows the product that became a favourite in %s, and is silent about one that is none any more',
  async (_where, fetch) => {
    const { services } = shop;
    const [product] = await fetch(services);
    if (product === undefined) throw new Error('The seed has no such products');
    const cache = services.queryClient.getMutationCache();
    const change = async (isFavourite: boolean) => {
      const told: unknown[] = [];
      const stop = cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          told.push(trackedFavourite(services.queryClient, event.mutation));
      });
      await runMutation(services.queryClient, favouriteMutation(services), {
        productId: product.id,
        isFavourite,
      });
      stop();
      return told;
    };
    expect(await change(true)).toMatchObject([{ name: product.name }]);
    expect(await change(false)).toEqual([null]);
  },
);
