import { PAYMENTS } from '@shop/contract/payments/payments';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { currentCart } from './current-cart';
import { createCartContext } from './create-cart-context';
import { type Agreement, decideOrder } from './decide-order';
import { markThanked, recentOrder } from './purchase-record';
import { reloadCart } from './run-command';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
const calls = jest.fn();

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
  const { call } = services.api;
  jest.spyOn(services.api, 'call').mockImplementation((endpoint, input, options) => {
    if (endpoint.path.endsWith('/decision')) calls();
    return call(endpoint, input, options);
  });
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
beforeEach(() => {
  localStorage.clear();
  calls.mockClear();
});
afterEach(() => shop.api.request('/dev/lab', { method: 'DELETE' }));

/** A guest's cart in this tab that only waits for its decision. */
async function ready(paymentId: number) {
  const context = createCartContext(services);
  const { token } = await shop.cart({}, paymentId);
  context.token.set(token);
  const agreed: Agreement = { cart: await reloadCart(context), savedCardId: null };
  return { context, agreed, recent: () => recentOrder(context.device(), Date.now()) };
}

it.each([
  ['by bank transfer', PAYMENTS.bankTransfer],
  ['on the payment service’s page', PAYMENTS.card],
])('an order that is paid %s is decided once for two presses at once', async (_way, paymentId) => {
  const { context, agreed } = await ready(paymentId);
  const orders = [decideOrder(context, agreed), decideOrder(context, agreed)];
  const [first, second] = await Promise.all(orders);
  expect(second).toEqual(first);
  expect(calls).toHaveBeenCalledTimes(1);
});

it('a press after the order was placed gets that order, although there is no cart any more', async () => {
  const { context, agreed } = await ready(PAYMENTS.bankTransfer);
  const first = await decideOrder(context, agreed);
  expect(await decideOrder(context, agreed)).toEqual(first);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(currentCart(services.queryClient)).toBeNull();
});

it('the next cart of the tab is an order of its own', async () => {
  const first = await ready(PAYMENTS.bankTransfer);
  const { orderNo } = await decideOrder(first.context, first.agreed);
  const second = await ready(PAYMENTS.bankTransfer);
  expect((await decideOrder(second.context, second.agreed)).orderNo).not.toBe(orderNo);
});

it('after a failure the next press tries anew', async () => {
  const { context, agreed } = await ready(PAYMENTS.bankTransfer);
  const path = `/v1/carts/${agreed.cart.token}/decision`;
  await shop.api.lab({ scenario: 'server-error', times: 1, match: { path } });
  const failed = [decideOrder(context, agreed), decideOrder(context, agreed)];
  await expect(Promise.all(failed)).rejects.toMatchObject({ outcome: 'not-placed' });
  expect((await decideOrder(context, agreed)).orderNo).toMatch(/^D/);
});

it('a placed order is to be thanked for until that was seen; one that waits for its payment is not yet', async () => {
  const placed = await ready(PAYMENTS.bankTransfer);
  const { orderNo } = await decideOrder(placed.context, placed.agreed);
  expect(placed.recent()).toEqual({ orderNo, isUnthanked: true });
  markThanked(placed.context.device(), 'D000000-AAAAAAAA', Date.now());
  expect(placed.recent()).toEqual({ orderNo, isUnthanked: true });
  markThanked(placed.context.device(), orderNo, Date.now());
  expect(placed.recent()?.isUnthanked).toBe(false);
  const waiting = await ready(PAYMENTS.card);
  const { paymentPage } = await decideOrder(waiting.context, waiting.agreed);
  expect(waiting.recent()?.isUnthanked ?? false).toBe(false);
  await shop.onPage(paymentPage ?? '', {
    action: 'pay',
    number: CARDS.good,
    expiration: '203112',
    code: '123',
  });
  expect(waiting.recent()?.isUnthanked ?? false).toBe(false);
});
