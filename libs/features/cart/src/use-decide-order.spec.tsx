import { PAYMENTS } from '@shop/contract/payments/payments';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderHook, waitFor } from '@testing-library/react';
import { createCartContext } from './create-cart-context';
import { type Agreement, NoCartError, TotalsMismatchError } from './decide-order';
import { reloadCart } from './run-command';
import { useDecideOrder } from './use-decide-order';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
let agreed: Agreement;
const reported = jest.fn();
const ofBrowser = globalThis.reportError;

beforeAll(async () => {
  globalThis.reportError = reported;
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
  const context = createCartContext(services);
  context.token.set((await shop.cart({}, PAYMENTS.bankTransfer)).token);
  agreed = { cart: await reloadCart(context), savedCardId: null };
});
beforeEach(() => reported.mockClear());
afterAll(() => {
  globalThis.reportError = ofBrowser;
  services.session.close();
  return shop.api.close();
});

/** Orders, and returns the error that the page gets. */
async function errorOf(agreement: Agreement): Promise<unknown> {
  const { result } = renderHook(useDecideOrder, {
    wrapper: ({ children }) => <ShopServicesProvider services={services}>{children}</ShopServicesProvider>,
  });
  result.current.mutate(agreement);
  await waitFor(() => expect(result.current.isError).toBe(true));
  return result.current.error;
}

it('figures that do not add up are reported to the shop, with the figures', async () => {
  const { cart } = agreed;
  const error = await errorOf({ ...agreed, cart: { ...cart, totals: { ...cart.totals, payment: 1 } } });
  expect(error).toBeInstanceOf(TotalsMismatchError);
  expect(reported.mock.calls).toEqual([[error]]);
  expect(String(error)).toContain('"payment":1');
});

it('what a shopper can do something about is not reported', async () => {
  createCartContext(services).token.clear();
  expect(await errorOf(agreed)).toBeInstanceOf(NoCartError);
  expect(reported).not.toHaveBeenCalled();
});
