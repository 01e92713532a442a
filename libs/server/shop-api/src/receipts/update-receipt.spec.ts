import { getGuestReceiptSpec } from '@shop/contract/receipts/get-guest-receipt';
import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';

const SAVED = { addressee: '髙﨑商事', honorific: '御中' as const, proviso: '記念品代として' };

let api: TestApi;
let product: string;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => api.close());

/** The two ways to the receipt of an order: the guest's with its token, and the member's. */
const WAYS = {
  guest: async () => {
    const { body: order } = await decideCart(
      api,
      await createReadyCart(api, [{ product_key: product, quantity: 1 }], {}),
      {},
    );
    const input = { params: { no: order.order_no }, query: { t: order.receipt_token } };
    return {
      put: (body: unknown) => api.callWith(updateGuestReceiptSpec, { ...input, body }, {}),
      get: async () => (await api.call(getGuestReceiptSpec, input)).body,
    };
  },
  member: async () => {
    const shopper = { token: await api.signIn('member@example.jp') };
    const wanted = [{ product_key: product, quantity: 1 }];
    const { body: order } = await decideCart(api, await createReadyCart(api, wanted, shopper), shopper);
    const input = { params: { id: order.order_id } };
    return {
      put: (body: unknown) => api.callWith(updateReceiptSpec, { ...input, body }, shopper),
      get: async () => (await api.call(getReceiptSpec, input, shopper)).body,
    };
  },
};

describe.each(['guest', 'member'] as const)('the receipt of a %s', (who) => {
  it.each([
    [{ receiptInfo: { addressee: '山田商店' } }, { ...SAVED, addressee: '山田商店' }],
    [{ receiptInfo: { honorific: '様' } }, { ...SAVED, honorific: '様' }],
    [{ receiptInfo: { proviso: '' } }, { ...SAVED, proviso: '' }],
    [{ addressee: '山田商店' }, { ...SAVED, addressee: '山田商店' }],
    [{ proviso: 'お品代として' }, { ...SAVED, proviso: 'お品代として' }],
  ])('[call-put-v1-orders-no-guest-receipt] %j changes what it names', async (body, expected) => {
    const receipt = await WAYS[who]();
    expect((await receipt.put({ receiptInfo: SAVED })).status).toBe(200);
    expect(await receipt.get()).toMatchObject(SAVED);
    expect((await receipt.put(body)).status).toBe(200);
    expect(await receipt.get()).toMatchObject(expected);
  });

  it.each([
    [{}, '_'],
    [{ receiptInfo: {} }, '_'],
    [{ receipt_info: { addressee: '山田商店' } }, '_'],
    [{ receiptInfo: '山田商店' }, 'receiptInfo'],
    [{ receiptInfo: { addressee: 'あ'.repeat(61) } }, 'receiptInfo.addressee'],
    [{ receiptInfo: { honorific: '殿様' } }, 'receiptInfo.honorific'],
  ])('rejects %j and keeps what is saved', async (body, field) => {
    const receipt = await WAYS[who]();
    await receipt.put(SAVED);
    const { status, error } = await receipt.put(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await receipt.get()).toMatchObject(SAVED);
  });

  it('keeps the defaults for fields that were never set', async () => {
    const receipt = await WAYS[who]();
    await receipt.put({ receiptInfo: { addressee: '山田商店' } });
    expect(await receipt.get()).toMatchObject({ addressee: '山田商店', honorific: '様', proviso: '' });
  });
});
