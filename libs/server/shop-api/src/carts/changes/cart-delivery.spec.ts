import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createFilledCart, type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';

let api: TestApi;
let mug: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!;
});
afterAll(() => api.close());

const filled = () => createFilledCart(api, [{ product_key: mug.key, quantity: 2 }]);
const failed = (response: { status: number; error: { code: string } }) => [
  response.status,
  response.error.code,
];

describe('delivery and payment', () => {
  const shippingOf = async (cart_token: string) => {
    const { body } = await api.call(addCartShippingSpec, { body: { cart_token, address: TOKYO_ADDRESS } });
    return body.data.detail.shippings[0]!;
  };

  // spec items: call-patch-v1-carts-shippings-add, call-get-v1-shipping-leadtime-carts-cart-token
  it('an address gives the shipping fee, another one replaces it, and lead times follow', async () => {
    const { token: cart_token } = await filled();
    const shipping = await shippingOf(cart_token);
    expect(shipping).toMatchObject({ carriage: 600, delivery_id: null, delivery_name: '通常配送' });
    const { body } = await api.call(addCartShippingSpec, {
      body: { cart_token, address: { ...TOKYO_ADDRESS, prefecture: '沖縄県' } },
    });
    expect(body.data.detail.shippings).toMatchObject([{ key: shipping.key, carriage: 1800 }]);
    expect(body.data.order.total_carriage).toBe(1800);
    const { body: times } = await api.call(getCartLeadtimesSpec, {
      params: { cart_token },
      query: { keys: shipping.key },
    });
    expect(times).toMatchObject([
      {
        shipping_key: shipping.key,
        packing_key: null,
        deliveries: [],
        delivery_timezone: { am: '午前中' },
      },
    ]);
    expect(times[0]!.dates[0]).toMatchObject({ date: '2026-06-11', is_selectable: false });
    expect(times[0]!.dates.find(({ is_selectable }) => is_selectable)?.date).toBe(
      times[0]!.earliest_arrival_on,
    );
  });

  it('shipping is free from the shop’s minimum, and the cart shows how much is missing', async () => {
    const { token: cart_token } = await filled();
    await shippingOf(cart_token);
    const { body } = await api.call(addCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 98 },
    });
    expect(body.data.order).toMatchObject({ total_carriage: 0, carriage_free_remaining: null });
  });

  // spec items: call-patch-v1-carts-shippings-modify, call-patch-v1-carts-shippings-reset
  it('day and time slot are stored when possible, rejected when not, and cleared by a reset', async () => {
    const { token: cart_token } = await filled();
    const { key } = await shippingOf(cart_token);
    const modify = (wish: object) =>
      api.callWith(modifyCartShippingSpec, { body: { cart_token, key, ...wish } });
    const { body } = await modify({ delivery_at: '2026-06-25', delivery_timezone_key: 'am' });
    expect(body.data.detail.shippings[0]).toMatchObject({
      delivery_at: '2026-06-25',
      delivery_timezone: { am: '午前中' },
    });
    const rejections = [
      [{ delivery_at: '2026-06-11' }, 'cart_detail.set_delivery.date_not_selectable'],
      [{ delivery_at: '2027-06-11' }, 'cart_detail.set_delivery.date_not_selectable'],
      [{ delivery_timezone_key: 'night' }, 'cart_detail.set_delivery.not_selectable'],
      [{ delivery_id: 1 }, 'cart_detail.set_delivery.not_selectable'],
      [{ key: 'other' }, 'cart_detail.shipping_not_found'],
      [{ delivery_at: '25 June' }, 'validation.failed'],
    ] as const;
    for (const [wish, code] of rejections) expect(failed(await modify(wish))).toEqual([422, code]);
    const { body: reset } = await api.call(resetCartShippingsSpec, { body: { cart_token } });
    expect(reset.data.detail.shippings[0]).toMatchObject({ key, delivery_at: null, delivery_timezone: {} });
    const { body: bare } = await api.call(resetCartShippingsSpec, {
      body: { cart_token, is_removing_address: true },
    });
    expect(bare.data.detail.shippings).toEqual([]);
  });

  // spec items: error-core-set-user-address-not-data
  it('a later step without an address is rejected with cart_detail.set_user_address.not_data', async () => {
    const { token: cart_token } = await filled();
    const code = [422, 'cart_detail.set_user_address.not_data'];
    expect(failed(await api.call(getCartLeadtimesSpec, { params: { cart_token }, query: {} }))).toEqual(code);
    expect(failed(await api.call(addCartShippingSpec, { body: { cart_token } }))).toEqual(code);
    const modify = await api.call(modifyCartShippingSpec, { body: { cart_token, key: 'any' } });
    expect(failed(modify)).toEqual(code);
  });

  // spec items: choice-delivery-1, choice-delivery-2, choice-delivery-3, choice-payment-2
  it('the wholesale shop offers its three deliveries', async () => {
    const channel = 'corporate';
    const [chair] = await wellStockedProducts(api.db, 1, { channel });
    const { token: cart_token } = await createFilledCart(api, [{ product_key: chair!.key, quantity: 1 }], {
      channel,
    });
    const { body } = await api.call(
      addCartShippingSpec,
      { body: { cart_token, address: TOKYO_ADDRESS } },
      { channel },
    );
    const [shipping] = body.data.detail.shippings;
    expect(shipping).toMatchObject({ delivery_id: 1, carriage: 0 });
    const modified = await api.call(
      modifyCartShippingSpec,
      { body: { cart_token, key: shipping!.key, delivery_id: 3 } },
      { channel },
    );
    expect(modified.body.data.detail.shippings[0]).toMatchObject({
      delivery_id: 3,
      delivery_name: 'お客様へ直送',
    });
    const leadtimes = await api.call(
      getCartLeadtimesSpec,
      { params: { cart_token }, query: { choiceMode: '1' } },
      { channel },
    );
    expect(leadtimes.body[0]?.deliveries.map(({ id, name }) => [id, name])).toEqual([
      [1, '家具拠点でのお引き渡し'],
      [2, '店舗へ直送'],
      [3, 'お客様へ直送'],
    ]);
  });

  // spec items: call-get-v1-payments-carts-cart-token, call-patch-v1-carts-order-modify, choice-payment-1
  it('lists the usable payment methods; others are rejected by the check and by the choice', async () => {
    const { token: cart_token } = await filled();
    const listed = await api.call(listCartPaymentsSpec, { params: { cart_token } });
    expect(listed.body.map(({ id, is_selectable }) => [id, is_selectable])).toEqual([
      [4, true],
      [6, true],
      [7, true],
      [5, true],
      [1, true],
      [3, true],
    ]);
    const check = async (payment_id: number) =>
      (await api.call(checkCartPaymentSpec, { params: { cart_token, payment_id } })).body;
    expect(await check(1)).toEqual({
      payment_id: 1,
      is_usable: true,
      code: null,
      message: null,
      payment_state: 'none',
      redirect_url: null,
      order_no: null,
    });
    expect(await check(2)).toMatchObject({ is_usable: false, code: 'cart.order.payment_not_usable' });
    const chosen = await api.call(modifyCartOrderSpec, { body: { cart_token, payment_id: 1 } });
    expect(chosen.body.data).toMatchObject({ payment_id: 1, payment_name: '銀行振込（前払い）' });
    for (const payment_id of [2, 99]) {
      const response = await api.call(modifyCartOrderSpec, { body: { cart_token, payment_id } });
      expect(failed(response)).toEqual([422, 'cart.order.payment_not_usable']);
    }
  });

  it('the wholesale shop offers payment by invoice to members only', async () => {
    const channel = 'corporate';
    const buyer = { channel, token: await api.signIn('buyer@example.jp', channel) };
    const [chair] = await wellStockedProducts(api.db, 1, { channel });
    const wanted = [{ product_key: chair!.key, quantity: 1 }];
    const invoiceFor = async (who: Shopper) => {
      const { token: cart_token } = await createFilledCart(api, wanted, who);
      const { body } = await api.call(listCartPaymentsSpec, { params: { cart_token } }, who);
      const chosen = await api.call(modifyCartOrderSpec, { body: { cart_token, payment_id: 2 } }, who);
      return [body.find(({ id }) => id === 2)?.reason, chosen.status];
    };
    expect(await invoiceFor({ channel })).toEqual(['このお支払い方法は会員の方のみご利用いただけます', 422]);
    expect(await invoiceFor(buyer)).toEqual([null, 200]);
  });

  // spec items: call-patch-v1-carts-other-modify
  it('stores remarks and orderer, without control characters', async () => {
    const { token: cart_token } = await filled();
    const { body } = await api.call(modifyCartOtherSpec, {
      body: {
        cart_token,
        remarks: '一行目\r\n二行目',
        orderer_name: '山田\r\n\t花子',
        orderer_email: 'hanako@example.jp',
      },
    });
    expect(body.data.remarks).toBe('一行目\n二行目');
    expect(body.data.orderer).toMatchObject({ orderer_name: '山田 花子' });
    // Old addresses of Japanese carriers break the standard, and mail reaches them.
    const old = { cart_token, orderer_email: 'Hanako..t.@docomo.ne.jp' };
    expect((await api.call(modifyCartOtherSpec, { body: old })).status).toBe(200);
    const header = { cart_token, orderer_name: '山田\r\nBcc: x@example.jp' };
    const refused = await api.call(modifyCartOtherSpec, { body: header });
    expect(refused.error.errors).toEqual({ orderer_name: ['注文者名にメールアドレスは入力できません'] });
    const bad = await api.call(modifyCartOtherSpec, { body: { cart_token, orderer_email: 'hanako' } });
    expect(bad.error.errors?.['orderer_email']).toEqual(['メールアドレスの形式で入力してください']);
  });
});
