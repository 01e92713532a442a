import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { cartQuery } from './cart-query';
import type { CartView } from './cart-view';
import { addProduct } from './commands/add-product';
import { setQuantity } from './commands/set-quantity';
import { createCartContext } from './create-cart-context';
import { followCartChanges } from './follow-cart-changes';
import { runCommand } from './run-command';

/** A tab that shows the cart. Both tabs of a test share cookies and local storage, as those of a browser do. */
interface Tab {
  readonly services: TestServices;
  readonly count: () => number;
  close(): void;
}

let api: TestApi;
let productKey = '';
let tabs: Tab[] = [];

beforeAll(async () => {
  api = await openTestApi();
  const { body } = await api.call(listProductsSpec, { query: { in_stock: true } });
  productKey = body[0]!.key;
});
afterAll(() => api.close());
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  window.localStorage.clear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  // A response that came later would bring its cart's cookie into the next test.
  await waitFor(() => {
    for (const { services } of tabs) expect(services.queryClient.isFetching()).toBe(0);
  });
  for (const tab of tabs) tab.close();
  tabs = [];
});

/** Opens a tab whose cart is fresh for 30 s, or for so long. */
async function openTab(options: { readonly staleTime?: number } = {}): Promise<Tab> {
  const services = await createTestServices((await api.serve()).url);
  const observer = new QueryObserver(services.queryClient, { ...cartQuery(services), ...options });
  const leave = observer.subscribe(() => undefined);
  const stop = followCartChanges(services);
  await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  const tab = {
    services,
    count: () => observer.getCurrentResult().data?.count ?? 0,
    close: () => {
      stop();
      leave();
      services.session.close();
    },
  };
  tabs.push(tab);
  return tab;
}

const addIn = ({ services }: Tab): Promise<CartView> =>
  runCommand(createCartContext(services), addProduct(productKey, 1));
/** A browser sends this event to every tab but the one that has stored something. */
const tellOtherTabs = () => window.dispatchEvent(new Event('storage'));
const lookAgain = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('shows in a tab what another has added, also where the tab had no cart', async () => {
  const first = await openTab();
  const second = await openTab();
  const { lines } = await addIn(first);
  tellOtherTabs();
  await waitFor(() => expect(second.count()).toBe(1));
  await runCommand(createCartContext(second.services), setQuantity(lines[0]!.key, 3));
  tellOtherTabs();
  await waitFor(() => expect(first.count()).toBe(3));
});

it('fetches the cart of a hidden tab when the shopper looks at it again', async () => {
  const first = await openTab();
  const second = await openTab();
  lookAgain('hidden');
  await addIn(first);
  const call = jest.spyOn(second.services.api, 'call');
  tellOtherTabs();
  expect(call).not.toHaveBeenCalled();
  lookAgain('visible');
  await waitFor(() => expect(second.count()).toBe(1));
});

it('[interp-confirmation-reload] shows what another device has changed, however fresh the cart is', async () => {
  const tab = await openTab();
  const { token } = await addIn(tab);
  await api.call(addCartProductSpec, { body: { cart_token: token, product_key: productKey, quantity: 4 } });
  lookAgain('visible');
  await waitFor(() => expect(tab.count()).toBe(5));
});

it('fetches nothing when another tab has stored something else', async () => {
  const tab = await openTab({ staleTime: 0 });
  await addIn(tab);
  const call = jest.spyOn(tab.services.api, 'call');
  tellOtherTabs();
  expect(call).not.toHaveBeenCalled();
  expect(tab.services.queryClient.isFetching()).toBe(0);
});

it('fetches nothing for a change of its own', async () => {
  const tab = await openTab();
  await addIn(tab);
  const call = jest.spyOn(tab.services.api, 'call');
  tellOtherTabs();
  expect(call).not.toHaveBeenCalled();
});
