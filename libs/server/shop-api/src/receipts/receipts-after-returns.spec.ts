import { getReceiptSpec } from '@shop/contract/receipts/get-receipt';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let order: ShippedOrder;
let paid: number;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  const [standard] = await wellStockedProducts(api.db, 1);
  const [reduced] = await wellStockedProducts(api.db, 1, { taxRate: 8 });
  const lines = [standard!, reduced!].map(({ key }) => ({ product_key: key, quantity: 2 }));
  order = await shipOrder(api, lines, member);
  paid = (await receipt()).total_payment;
});
afterAll(() => api.close());

const receipt = async () => (await api.call(getReceiptSpec, { params: { id: order.id } }, member)).body;
const download = () =>
  api.request(`/v1/me/orders/${order.id}/download/receipt`, {
    headers: { 'channel-id': 'default', authorization: `Bearer ${member.token ?? ''}` },
  });

async function giveBack(refund: number): Promise<void> {
  const items = [{ order_item_id: order.itemIds[0]!, quantity: 1 }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const made = await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, member);
  const { number } = made.body.returns[0]!;
  await shop('returns', 'approve', number, '--instructions', '着払いで');
  const { code } = await shop('returns', 'complete', number, '--restock', 'none', '--refund', String(refund));
  expect(code).toBe(0);
}

it('is about what was kept, names what went back, and ends with it', async () => {
  await giveBack(1000);
  expect(await receipt()).toMatchObject({ total_payment: paid - 1000, is_issuable: true, reason: null });
  const { text } = await readPdf(new Uint8Array(await (await download()).arrayBuffer()));
  expect(text).toContain(`領収金額(税込)¥${(paid - 1000).toLocaleString('ja-JP')}−`);
  expect(text).toContain('返品によるご返金(税込)−1,000円');
  expect(text).toContain('返品によるご返金1,000円(税込)を差し引いた金額です');
  await giveBack(paid - 1000);
  const reason = '返品により全額をご返金したご注文の領収書は発行できません';
  expect(await receipt()).toMatchObject({ total_payment: 0, is_issuable: false, reason });
  const refused = await download();
  expect([refused.status, await refused.json()]).toMatchObject([422, { message: reason }]);
});
