import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { openTestDatabase } from '@shop/testing-api/open-test-database';
import { createDocumentTurns } from '../pdf-documents/create-document-turns';
import type { ShopDocument } from '../pdf-documents/shop-document';

const mockRender = jest.fn<Promise<Uint8Array>, [ShopDocument]>();
jest.mock('../pdf-documents/render-pdf', () => ({
  renderPdf: (document: ShopDocument) => mockRender(document),
}));
const { renderPdf } = jest.requireActual<{ renderPdf: (document: ShopDocument) => Promise<Uint8Array> }>(
  '../pdf-documents/render-pdf',
);

let api: TestApi;
/** Another process of the shop, with turns of its own. */
let otherApi: TestApi;
let pauses = 0;
let member: { token: string };
let product: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  const pause = () => Promise.resolve(void (pauses += 1));
  const documentTurns = createDocumentTurns({ pause });
  api = await openTestApi({ database, documentTurns });
  otherApi = await openTestApi({ database: { ...database, close: () => Promise.resolve() } });
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(() => {
  mockRender.mockReset().mockImplementation(renderPdf);
  pauses = 0;
});
afterAll(async () => {
  await otherApi.close();
  await api.close();
});

async function paidOrder(): Promise<number> {
  const cart = await createReadyCart(api, [{ product_key: product, quantity: 1 }], member);
  const { order_id: id, order_no: orderNo } = (await decideCart(api, cart, member)).body;
  await operatorOf(api)('orders', 'paid', orderNo);
  return id;
}
const download = (id: number, { request } = api) =>
  request(`/v1/me/orders/${id}/download/receipt`, {
    headers: { 'channel-id': 'default', authorization: `Bearer ${member.token}` },
  });
const textOf = async (response: Response) =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
const issuedCount = async (id: number) =>
  (await api.call(getReceiptSpec, { params: { id } }, member)).body.issued_count;
/** Runs a change while the next PDF is rendered. */
const interleave = (change: () => Promise<unknown>) =>
  mockRender.mockImplementationOnce(async (document) => {
    await change();
    return renderPdf(document);
  });

it('a receipt whose PDF fails is not issued: the next is the original', async () => {
  const id = await paidOrder();
  mockRender.mockRejectedValueOnce(new Error('The font is broken'));
  expect((await download(id)).status).toBe(500);
  expect(await issuedCount(id)).toBe(0);
  expect(await textOf(await download(id))).not.toContain('再発行');
  expect(await issuedCount(id)).toBe(1);
});

it('of two downloads at once one is the original, and both are counted', async () => {
  const id = await paidOrder();
  interleave(async () => expect(await textOf(await download(id, otherApi))).not.toContain('再発行'));
  expect(await textOf(await download(id))).toContain('再発行');
  expect(await issuedCount(id)).toBe(2);
});

it('what is changed while it is rendered is in the receipt', async () => {
  const id = await paidOrder();
  interleave(() => api.call(updateReceiptSpec, { params: { id }, body: { addressee: '山田商店' } }, member));
  expect(await textOf(await download(id))).toContain('山田商店様');
  expect(await issuedCount(id)).toBe(1);
});

it('an order that is cancelled while its receipt is rendered has none', async () => {
  const id = await paidOrder();
  interleave(() => api.call(cancelOrderSpec, { params: { id }, body: {} }, member));
  expect(await (await download(id)).json()).toMatchObject({ code: 'receipt.not_issuable' });
  expect(await issuedCount(id)).toBe(0);
});

it('a receipt is rendered in turn; one that changes each time is rendered under the lock at last', async () => {
  const id = await paidOrder();
  await download(id);
  expect([mockRender.mock.calls.length, pauses]).toEqual([1, 1]);
  const change = (addressee: string) =>
    interleave(() => api.call(updateReceiptSpec, { params: { id }, body: { addressee } }, member));
  change('山田商店');
  change('鈴木商店');
  expect(await textOf(await download(id))).toContain('鈴木商店様');
  expect([mockRender.mock.calls.length, pauses]).toEqual([4, 3]);
  expect(await issuedCount(id)).toBe(2);
});
