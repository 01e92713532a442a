import { NetworkError, ServerError } from '@shop/api-client/api-error';
import { checkCartPayment } from '@shop/contract/carts/check-cart-payment';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { createCartContext } from './create-cart-context';
import { type Agreement, decideOrder } from './decide-order';
import { findOutDecision, isFindingOutAtom } from './find-out-decision';
import { reloadCart } from './run-command';

const LOST = new NetworkError('POST /v1/carts/{cart_token}/decision', '');
const body = { code: '', message: '', errors: {}, title: null };
const FAULT = new ServerError('POST /v1/carts/{cart_token}/decision', 500, body);
const GATEWAY = new ServerError('POST /v1/carts/{cart_token}/decision', 502, body);
const PAUSES_MS = [0, 0];

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
afterEach(() => shop.api.request('/dev/lab', { method: 'DELETE' }));

/** A guest's cart in this tab that only waits for its decision. */
async function ready() {
  const context = createCartContext(services);
  const { token } = await shop.cart({}, PAYMENTS.bankTransfer);
  context.token.set(token);
  const agreed: Agreement = { cart: await reloadCart(context), savedCardId: null };
  return { context, token, agreed };
}
const failChecks = (token: string, times: number) =>
  shop.api.lab({
    scenario: 'server-error',
    times,
    match: { path: `/v1/carts/${token}/payment/${PAYMENTS.card}/check` },
  });

it('a decision whose every response is lost leads to the order that it has placed', async () => {
  const { context, token, agreed } = await ready();
  await shop.api.lab({ scenario: 'lost-reply', times: 3, match: { path: `/v1/carts/${token}/decision` } });
  const findings: boolean[] = [];
  const stop = services.store.sub(isFindingOutAtom, () =>
    findings.push(services.store.get(isFindingOutAtom)),
  );
  const { orderNo, isPaymentOpen } = await decideOrder(context, agreed);
  stop();
  expect([orderNo.startsWith('D'), isPaymentOpen, context.token.get()]).toEqual([true, false, null]);
  expect(findings).toEqual([true, false]);
});

it.each([
  ['a 500', FAULT, 0, 'not-placed', 1],
  ['a lost response', LOST, 0, 'not-placed', 3],
  ['a lost response, and the first answers fail', LOST, 2, 'not-placed', 3],
  ['a proxy’s 502', GATEWAY, 0, 'not-placed', 3],
  ['a 500, and nobody answers', FAULT, 99, 'unknown', 3],
] as const)('after %s the outcome is known', async (_what, error, failures, outcome, asked) => {
  const { context, token } = await ready();
  const call = jest.spyOn(services.api, 'call');
  if (failures > 0) await failChecks(token, failures);
  await expect(findOutDecision(context, token, error, PAUSES_MS)).rejects.toMatchObject({
    outcome,
    cause: error,
  });
  expect(call.mock.calls.filter(([endpoint]) => endpoint === checkCartPayment)).toHaveLength(asked);
  call.mockRestore();
});

it('an order that shows up later is found', async () => {
  const { context, token, agreed } = await ready();
  const { orderNo } = await decideOrder(context, agreed);
  await failChecks(token, 1);
  expect(await findOutDecision(context, token, LOST, PAUSES_MS)).toMatchObject({ order_no: orderNo });
});
