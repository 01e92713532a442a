import { getOrderSpec } from '@shop/contract/orders/get-order';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { checkoutSettings, users } from '../db/schema';

const BUYER = 'buyer@example.jp';
const TO_PERSON = '株式会社さとう商店購買部佐藤健様';

let api: TestApi;
let buyer: Shopper;
let consumer: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  buyer = { token: await api.signIn(BUYER) };
  consumer = { token: await api.signIn('member@example.jp') };
  await api.db.update(checkoutSettings).set({ orderMailTo: 'orders@example.jp' });
});
afterAll(() => api.close());

async function cartOf(who: Shopper) {
  const [product] = await wellStockedProducts(api.db, 1);
  return createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], who);
}
async function paidOrder(who: Shopper) {
  const { order_id: id, order_no: no } = (await decideCart(api, await cartOf(who), who)).body;
  await operatorOf(api)('orders', 'paid', no);
  return { id, no };
}
async function textOf(path: string, { token }: Shopper): Promise<string> {
  const headers = { 'channel-id': 'default', authorization: `Bearer ${token ?? ''}` };
  const response = await api.request(path, { headers });
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

it('quotations are for the company, with 御中, and name who asked; receipts are for the person of the company', async () => {
  const quotationAt = async (path: string) => {
    const quotation = await textOf(path, buyer);
    expect(quotation).toContain('株式会社さとう商店購買部御中');
    expect(quotation).toContain('ご担当者佐藤健様');
  };
  const { token } = await cartOf(buyer);
  await quotationAt(`/v1/carts/${token}/download/quotation`);
  const { id } = await paidOrder(buyer);
  await quotationAt(`/v1/me/orders/${id}/download/quotation`);
  expect(await textOf(`/v1/me/orders/${id}/download/receipt`, buyer)).toContain(TO_PERSON);
  const receipt = (info: { addressee?: string; honorific?: '様' | '御中' }) =>
    api.call(updateReceiptSpec, { params: { id }, body: info }, buyer);
  await receipt({ honorific: '御中' });
  const toCompany = await textOf(`/v1/me/orders/${id}/download/receipt`, buyer);
  expect(toCompany).toContain('株式会社さとう商店購買部御中');
  expect(toCompany).not.toContain('佐藤健');
  await receipt({ addressee: '株式会社 山田', honorific: '御中' });
  const toAnother = await textOf(`/v1/me/orders/${id}/download/receipt`, buyer);
  expect(toAnother).toContain('株式会社山田御中');
  expect(toAnother).not.toContain('さとう商店');
});

it('the order and its mails name them too, as they were when it was placed', async () => {
  const { id, no } = await paidOrder(buyer);
  const ofBuyer = eq(users.email, BUYER);
  await api.db.update(users).set({ companyName: '別の会社' }).where(ofBuyer);
  const { body } = await api.call(getOrderSpec, { params: { id } }, buyer);
  expect(body.orderer).toMatchObject({
    company_name: '株式会社さとう商店',
    department_or_position: '購買部',
    orderer_name: '佐藤 健',
  });
  const about = (await api.mailbox()).filter(({ subject }) => subject.includes(no));
  expect(about.map(({ subject }) => subject.replace(/（.*/, '').replace(/^【.*】/, '')).toSorted()).toEqual([
    'ご入金を確認いたしました',
    'ご注文ありがとうございます',
    'ご注文が入りました',
  ]);
  for (const { text } of about) expect(text).toContain('株式会社さとう商店\n購買部\n佐藤 健 様');
  await api.db.update(users).set({ companyName: '株式会社さとう商店' }).where(ofBuyer);
});

it('a consumer’s documents and mails stay as they are', async () => {
  const { id, no } = await paidOrder(consumer);
  const text = await textOf(`/v1/me/orders/${id}/download/receipt`, consumer);
  expect(text).toContain('森野みどり様');
  expect(text).not.toContain('御中');
  const about = (await api.mailbox()).filter(({ subject }) => subject.includes(no));
  for (const mail of about.filter(({ to }) => to === 'member@example.jp'))
    expect(mail.text.startsWith('森野 みどり 様\n')).toBe(true);
});
