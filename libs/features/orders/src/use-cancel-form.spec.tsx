import { getOrder } from '@shop/contract/orders/get-order';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { act, renderHook } from '@testing-library/react';
import { orderQuery } from './order-query';
import { useCancelForm } from './use-cancel-form';
import { useCancelOrder } from './use-cancel-order';

let api: TestApi;
let services: TestServices;
let id: number;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const member = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  id = (await decideCart(api, cart, member)).body.order_id;
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const rendered = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }) => <ShopServicesProvider services={services}>{children}</ShopServicesProvider>,
  }).result;

it('[labels-cancel-order] the reason of a cancellation has the label of its set', () => {
  expect(rendered(() => useCancelForm(id, () => undefined)).current.field('reason').label).toBe(
    'キャンセル理由',
  );
});

it('[trans-order-cancel-replaces] the order that the cancellation returns takes the place of the stored one', async () => {
  const query = orderQuery(services.api, id);
  const before = await services.queryClient.fetchQuery(query);
  expect(before).toMatchObject({ id, status: 'received' });
  const call = jest.spyOn(services.api, 'call');
  const cancel = rendered(() => useCancelOrder(id));
  const returned = await act(() => cancel.current.mutateAsync('間違えました'));
  expect(services.queryClient.getQueryData(query.queryKey)).toEqual(returned);
  expect(services.queryClient.getQueryData(query.queryKey)).toMatchObject({ id, status: 'cancelled' });
  // It is the returned one: the order has not been fetched again.
  expect(call.mock.calls.filter(([endpoint]) => endpoint === getOrder)).toEqual([]);
});
