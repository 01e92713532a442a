import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { openCardShop } from '@shop/testing-api/card-shop';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderHook, waitFor } from '@testing-library/react';
import { createCartContext } from './create-cart-context';
import { currentCart } from './current-cart';
import { type Agreement, NoCartError, TotalsMismatchError, decideOrder } from './decide-order';
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

const fail = async (cart: Cart) => {
  const { body } = await shop.decide(cart, null);
  await shop.onPage(body.redirect_url ?? '', { action: 'cancel' });
};
it.each<[string, number, (cart: Cart) => Promise<void>]>([
  ['a cart', PAYMENTS.bankTransfer, () => Promise.resolve()],
  // The acknowledgement of the failure changes the cart as well.
  ['a cart whose payment failed', PAYMENTS.card, fail],
])(
  '%s that another device sends elsewhere is shown anew before it is ordered',
  async (_, payment, prepare) => {
    const context = createCartContext(services);
    const held = await shop.cart({}, payment);
    context.token.set(held.token);
    await prepare(held);
    const cart = await reloadCart(context);
    const address = { ...TOKYO_ADDRESS, city: '港区芝公園' };
    await shop.api.call(addCartShippingSpec, { body: { cart_token: held.token, address } });
    expect(await errorOf({ cart, savedCardId: null })).toMatchObject({ code: 'cart.order.changed' });
    const shown = currentCart(services.queryClient)!;
    expect(shown.shippings[0]?.addressParts.city).toBe('港区芝公園');
    const { orderNo } = await decideOrder(context, { cart: shown, savedCardId: null });
    expect(orderNo).toMatch(/^D/);
  },
);

it('what a shopper can do something about is not reported', async () => {
  createCartContext(services).token.clear();
  expect(await errorOf(agreed)).toBeInstanceOf(NoCartError);
  expect(reported).not.toHaveBeenCalled();
});
