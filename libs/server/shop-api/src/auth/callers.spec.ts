import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { type Caller, CALLERS, firstCallerOf, mayAct, RIGHTS } from '@shop/contract/callers';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { createFilledCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq } from 'drizzle-orm';
import { coupons, users } from '../db/schema';

const PARAMETER = /\{[^}]+\}/g;
/** Who signs in as which kind of caller, in the wholesale shop. */
const EMAILS: Readonly<Record<Exclude<Caller, 'guest'>, string>> = {
  unverified: 'unregistered@example.jp',
  member: 'member@example.jp',
  buyer: 'buyer@example.jp',
};
const CHANNEL = 'corporate';

let api: TestApi;
let shoppers: Readonly<Record<Caller, Shopper>>;
beforeAll(async () => {
  api = await openTestApi();
  const signedIn = async (caller: Exclude<Caller, 'guest'>): Promise<Shopper> => ({
    channel: CHANNEL,
    token: await api.signIn(EMAILS[caller], CHANNEL),
  });
  shoppers = {
    guest: { channel: CHANNEL },
    unverified: await signedIn('unverified'),
    member: await signedIn('member'),
    buyer: await signedIn('buyer'),
  };
});
afterAll(() => api.close());

/** Whether a call was let in, whatever it said to what it was sent. */
async function isLetIn(caller: Caller, method: string, path: string): Promise<boolean> {
  const { token } = shoppers[caller];
  const response = await api.request(path.replaceAll(PARAMETER, '999999'), {
    method,
    headers: {
      'channel-id': CHANNEL,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  if (response.status === 401) return false;
  return !(response.status === 403 && (await response.text()).includes('user.address_not_verified'));
}

/** Ends the session that it is called with, or needs one that has expired. */
const ENDS_SESSIONS = new Set(['/v1/auth/logout', '/v1/auth/refresh']);

describe.each(CALLERS.map((caller) => [caller]))('a caller of the kind %s', (caller) => {
  const signed = CONTRACT_TABLE.filter(
    ({ endpoint }) => endpoint.auth === 'member' && !ENDS_SESSIONS.has(endpoint.path),
  );

  it.each(signed.map((spec) => [spec.endpoint.method, spec.endpoint.path, spec] as const))(
    'may make the call or not, as the contract says: %s %s',
    async (method, path, spec) => {
      expect(await isLetIn(caller, method, path)).toBe(mayAct(caller, firstCallerOf(spec)));
    },
  );

  it('uses coupons for members or not', async () => {
    const [product] = await wellStockedProducts(api.db, 1, { channel: CHANNEL });
    const [coupon] = await api.db
      .select({ code: coupons.code })
      .from(coupons)
      .where(and(eq(coupons.channelId, await channelId()), eq(coupons.isPublic, false)));
    const { token: cart_token } = await createFilledCart(
      api,
      [{ product_key: product!.key, quantity: 10 }],
      shoppers[caller],
    );
    const response = await api.callWith(
      addCartCouponSpec,
      { body: { cart_token, code: coupon!.code } },
      shoppers[caller],
    );
    const isMembersOnly = response.status !== 200 && response.error.code === 'cart.coupon.members_only';
    expect(!isMembersOnly).toBe(mayAct(caller, RIGHTS.memberCoupons));
  });

  it('pays by invoice or not', async () => {
    const [product] = await wellStockedProducts(api.db, 1, { channel: CHANNEL });
    const { token } = await createReadyCart(
      api,
      [{ product_key: product!.key, quantity: 1 }],
      shoppers[caller],
    );
    const { body } = await api.call(
      listCartPaymentsSpec,
      { params: { cart_token: token } },
      shoppers[caller],
    );
    const invoice = body.find(({ id }) => id === PAYMENTS.deferredInvoice);
    expect(invoice?.is_selectable).toBe(mayAct(caller, RIGHTS.invoice));
  });
});

const channelId = async (): Promise<number> => {
  const [user] = await api.db.select().from(users).where(eq(users.email, 'approver@example.jp'));
  return user?.channelId ?? 0;
};
