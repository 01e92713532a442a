import { addProduct } from '@shop/feature-cart/commands/add-product';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import { createCartContext } from '@shop/feature-cart/create-cart-context';
import { runCommand } from '@shop/feature-cart/run-command';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { addLoadingTaskAtom, endLoadingTaskAtom } from '@shop/site/loading/loading-tasks';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cartPageEvents } from './cart-page-events';

const shop = servedShopOfFile();
let services: TestServices;
afterEach(() => services.session.close());

it('[const-wait-pending-tasks-max] [const-wait-pending-tasks-step] the view of a cart that is being loaded again tells the cart as it is then', async () => {
  services = await createTestServices(shop.url);
  const { body: products } = await shop.api.call(listProductsSpec, { query: { in_stock: true, per: 2 } });
  const context = createCartContext(services);
  const before = await runCommand(context, addProduct(products[0]!.key, 1));
  const after = await runCommand(context, addProduct(products[1]!.key, 1));
  expect([before.lines.length, after.lines.length]).toEqual([1, 2]);

  services.queryClient.setQueryData(cartKeys.cart, before);
  services.store.set(addLoadingTaskAtom, 'cart');
  const told = cartPageEvents(services, 'cart', () => true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  services.queryClient.setQueryData(cartKeys.cart, after);
  services.store.set(endLoadingTaskAtom, 'cart');
  expect(await told).toMatchObject([{ name: 'view_cart', cartToken: after.token }]);
  expect((await told)[0]?.items).toHaveLength(2);
});

it('a cart whose loading failed is not requested once more for the sake of an event', async () => {
  services = await createTestServices(shop.url);
  const { body: products } = await shop.api.call(listProductsSpec, { query: { in_stock: true, per: 1 } });
  await runCommand(createCartContext(services), addProduct(products[0]!.key, 1));
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
  const failed = {
    queryKey: cartKeys.cart,
    queryFn: () => Promise.reject(new Error('no cart')),
    retry: false,
  };
  await expect(services.queryClient.fetchQuery(failed)).rejects.toThrow('no cart');
  expect(await cartPageEvents(services, 'cart', () => true)).toEqual([]);
  expect(services.queryClient.getQueryState(cartKeys.cart)?.status).toBe('error');
});
