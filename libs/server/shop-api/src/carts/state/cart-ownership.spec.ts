import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createFilledCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { RECIPIENTS_HEAD, recipientRow, recipientsFile } from '@shop/testing-api/recipients-file';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { carts, cartTokens, users } from '../../db/schema';

let api: TestApi;
let mug: string;
let tea: string;
let member: Shopper;
let second: Shopper;
const guest: Shopper = {};

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!.key;
  tea = (await wellStockedProducts(api.db, 1, { taxRate: 8 }))[0]!.key;
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
// Each test begins without any cart.
beforeEach(() => api.db.update(carts).set({ status: 'merged' }).where(eq(carts.status, 'open')));
afterAll(async () => {
  await checkInvariants(api.db);
  await api.close();
});

const init = async (token: string | null, shopper: Shopper) =>
  (await api.call(initCartSpec, { body: { token } }, shopper)).body;
const open = (cart_token: string, shopper: Shopper) =>
  api.call(getCartSpec, { params: { cart_token } }, shopper);
const contents = ({ data }: Pick<Cart, 'data'>) =>
  data.detail.products.map(({ product_info, quantity }) => [product_info.key, quantity]);

describe('the init of a cart', () => {
  // spec items: call-post-v1-carts-init, trans-cart-init-by-token
  it('a guest continues with a stored token', async () => {
    const cart = await createFilledCart(api, [{ product_key: mug, quantity: 2 }]);
    const again = await init(cart.token, guest);
    expect([again.token, contents(again), again.notice]).toEqual([cart.token, [[mug, 2]], null]);
  });

  it.each([
    ['unknown', 'a'.repeat(43)],
    ['malformed', '../../etc/passwd'],
    ['empty', ''],
  ])('an %s token leads to a new cart', async (_, token) => {
    const cart = await init(token, guest);
    expect(cart.token).toMatch(/^[\w-]{43}$/);
    expect(cart.notice).toBeNull();
  });

  it('after a decided cart comes a new one, with a notice', async () => {
    const cart = await createReadyCart(api, [{ product_key: mug, quantity: 1 }]);
    await decideCart(api, cart);
    const next = await init(cart.token, guest);
    expect(next.notice?.code).toBe('cart.common.already_decided');
    expect(contents(next)).toEqual([]);
  });

  it('another shop’s token opens nothing', async () => {
    const cart = await createFilledCart(api, [{ product_key: mug, quantity: 1 }]);
    expect((await open(cart.token, { channel: 'gift' })).status).toBe(404);
  });

  it('[call-get-v1-carts-cart-token] [interp-single-cart] reads a cart by its token as it was returned last', async () => {
    const cart = await createFilledCart(api, [{ product_key: mug, quantity: 2 }]);
    const { status, body } = await open(cart.token, guest);
    expect([status, body]).toEqual([200, { ...cart, notice: undefined }]);
    const unknown = await open('a'.repeat(43), guest);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'cart.common.not_found']);
  });

  it('stores only hashes of tokens', async () => {
    const { token } = await init(null, guest);
    const kept = await api.db.select().from(cartTokens);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('signing in', () => {
  // spec items: call-get-v1-carts-cart-token; reliability 29
  it('gives the guest’s cart to the member under a new token and revokes the old one', async () => {
    const before = await createFilledCart(api, [{ product_key: mug, quantity: 2 }]);
    const bound = await init(before.token, member);
    expect(bound.token).not.toBe(before.token);
    expect(contents(bound)).toEqual([[mug, 2]]);
    for (const who of [guest, member, second]) expect((await open(before.token, who)).status).toBe(404);
    for (const who of [guest, second]) {
      expect((await open(bound.token, who)).status).toBe(404);
      expect(contents(await init(bound.token, who))).toEqual([]);
    }
    expect(contents((await open(bound.token, member)).body)).toEqual([[mug, 2]]);
  });

  it('merges into the member’s cart, and merging again changes nothing', async () => {
    const own = await createFilledCart(api, [{ product_key: mug, quantity: 1 }], member);
    const before = await createFilledCart(api, [
      { product_key: mug, quantity: 2 },
      { product_key: tea, quantity: 1 },
    ]);
    const expected = [
      [mug, 3],
      [tea, 1],
    ];
    expect(contents(await init(before.token, member))).toEqual(expected);
    expect(contents(await init(before.token, member))).toEqual(expected);
    expect(contents((await open(own.token, member)).body)).toEqual(expected);
  });

  it('twenty concurrent inits merge once', async () => {
    await createFilledCart(api, [{ product_key: mug, quantity: 1 }], member);
    const before = await createFilledCart(api, [{ product_key: mug, quantity: 2 }]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => init(before.token, member)));
    for (const response of responses) expect(contents(response)).toEqual([[mug, 3]]);
  });

  it('twenty concurrent first inits create one cart', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => init(null, member)));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
  });

  it('two members who send the same guest’s token do not both get the cart', async () => {
    const before = await createFilledCart(api, [{ product_key: mug, quantity: 2 }]);
    const both = await Promise.all([init(before.token, member), init(before.token, second)]);
    expect(both.map(contents).filter((lines) => lines.length > 0)).toEqual([[[mug, 2]]]);
  });

  it('two devices of a member share one cart, each with its own token', async () => {
    const one = await init(null, member);
    const two = await init(null, member);
    expect(one.token).not.toBe(two.token);
    await api.call(
      addCartProductSpec,
      { body: { cart_token: two.token, product_key: mug, quantity: 1 } },
      member,
    );
    expect(contents((await open(one.token, member)).body)).toEqual([[mug, 1]]);
    expect((await init(one.token, member)).token).toBe(one.token);
  });

  it('a guest’s cart whose token was planted gets no data of a member before it is merged', async () => {
    const planted = await createFilledCart(api, [{ product_key: mug, quantity: 1 }]);
    const { body: book } = await api.call(listUserAddressesSpec, { query: {} }, member);
    const response = await api.call(
      addCartShippingSpec,
      { body: { cart_token: planted.token, user_address_id: book[0]!.id } },
      member,
    );
    expect(response.status).toBe(404);
  });
});

describe('a member’s own cart', () => {
  it('prices by customer group, for that member alone', async () => {
    const buyer = { token: await api.signIn('buyer@example.jp', 'corporate'), channel: 'corporate' };
    const [chair] = await wellStockedProducts(api.db, 1, { channel: 'corporate' });
    const wanted = [{ product_key: chair!.key, quantity: 1 }];
    const asBuyer = await createFilledCart(api, wanted, buyer);
    const asGuest = await createFilledCart(api, wanted, { channel: 'corporate' });
    expect(asGuest.data.order.subtotal).toBe(chair!.price);
    expect(asBuyer.data.order.subtotal).toBe(Math.floor((chair!.price * 80) / 100));
  });

  it('takes a book address of the member only', async () => {
    const cart = await createFilledCart(api, [{ product_key: mug, quantity: 1 }], member);
    const choose = async (who: Shopper) => {
      const { body: book } = await api.call(listUserAddressesSpec, { query: {} }, who);
      const body = { cart_token: cart.token, user_address_id: book[0]!.id };
      return api.call(addCartShippingSpec, { body }, member);
    };
    expect((await choose(member)).body.data.detail.shippings).toMatchObject([
      { address: { prefecture: '東京都' } },
    ]);
    const foreign = await choose(second);
    expect([foreign.status, foreign.error.code]).toEqual([404, 'user_address.not_found']);
  });

  it('orders under the account’s name, whatever the body contains', async () => {
    const cart = await createReadyCart(api, [{ product_key: mug, quantity: 1 }], member);
    expect(cart.data.orderer).toMatchObject({ orderer_name: '森野 みどり', email: 'member@example.jp' });
    const [user] = await api.db.select().from(users).where(eq(users.id, cart.data.user_id!));
    expect(user?.email).toBe('member@example.jp');
  });

  // reliability 14: every call on a cart, by everyone who must not reach it
  it('is a 404 for everybody else on every call', async () => {
    const cart = await createReadyCart(api, [{ product_key: mug, quantity: 1 }], member);
    const key = cart.data.detail.products[0]!.key;
    const shipping = cart.data.detail.shippings[0]!.key;
    const input = {
      params: { cart_token: cart.token, payment_id: 1, orderNo: 'D260610-00000000' },
      query: {},
      body: {
        cart_token: cart.token,
        product_key: mug,
        quantity: 1,
        products: [{ key, product_key: mug, quantity: 1 }],
        key: shipping,
        ...{ ids: [1], payment_id: 1 },
        total_payment: cart.data.order.total_payment,
        remarks: 'x',
        user_address_id: 1,
        code: 'HAJIMETE500',
        point: 1,
        shipping_key: shipping,
        packing_key: 'wrapping',
        packings: [{ shipping_key: shipping, packing_key: 'wrapping', quantity: 1 }],
        accessories: [{ key, quantity: 1 }],
        keys: [key],
        parts: [{ shipping_key: shipping, quantity: 1 }],
        receiver: { name: '山田 花子' },
      },
    };
    // What has a file is sent as a form.
    const file = recipientsFile(RECIPIENTS_HEAD, recipientRow('田中'));
    const form = { ...input, body: { cart_token: cart.token, file, rows: 'all' } };
    const calls = CONTRACT_TABLE.filter(({ endpoint }) => endpoint.auth === 'cart-token');
    expect(calls.length).toBeGreaterThan(14);
    for (const spec of calls)
      for (const who of [guest, second, { channel: 'gift' }]) {
        const { status, error } = await api.callWith(
          spec,
          spec.endpoint.path.includes('/import') ? form : input,
          who,
        );
        expect([spec.endpoint.path, status, error.code]).toEqual([
          spec.endpoint.path,
          404,
          spec.endpoint.path.includes('{orderNo}') ? 'order.not_found' : 'cart.common.not_found',
        ]);
      }
    const after = (await open(cart.token, member)).body;
    expect(after).toEqual({ ...cart, data: { ...cart.data, expires_at: after.data.expires_at } });
  });

  it('[call-get-v1-carts-cart-token] an invalid access token is 401, so that the token is refreshed and the cart stays', async () => {
    const cart = await createFilledCart(api, [{ product_key: mug, quantity: 1 }], member);
    expect((await open(cart.token, { token: 'not.a.token' })).status).toBe(401);
  });
});
