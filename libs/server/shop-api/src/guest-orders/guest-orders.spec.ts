import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { findOrderSpec } from '@shop/contract/orders/find-order';
import { getGuestOrderSpec } from '@shop/contract/orders/get-guest-order';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';
import { like } from 'drizzle-orm';
import { rateCounters } from '../db/schema';

const EMAIL = 'guest@example.jp';
const DAY_MS = 24 * 60 * 60 * 1000;
const ORIGIN = 'https://shop.example';
const NOT_FOUND = { code: 'order.not_found', message: '注文が見つかりません' };

let api: TestApi;
let product: string;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: ORIGIN, gift: 'https://gift.example' } } });
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

async function place(shopper: Shopper = { email: EMAIL }) {
  const cart = await createReadyCart(api, [{ product_key: product, quantity: 1 }], shopper);
  return (await decideCart(api, cart, shopper)).body;
}
const mailsAbout = async (orderNo: string, subject: string) =>
  (await api.mailbox()).filter((mail) => mail.subject.includes(subject) && mail.text.includes(orderNo));
const keyIn = (text: string, page: string): string =>
  new RegExp(`${ORIGIN}/orders/${page}\\?no=[\\w-]+&t=([\\w.-]+)`).exec(text)?.[1] ?? '';
const confirmation = async (orderNo: string) => (await mailsAbout(orderNo, 'ご注文ありがとうございます'))[0]!;
const read = (no: string, t: string, channel = 'default') =>
  api.request(`/v1/orders/${no}/guest?t=${t}`, { headers: { 'channel-id': channel } });
const find = (order_no: string, contact: string) => api.call(findOrderSpec, { body: { order_no, contact } });
/** The mail is written after the response. */
async function linkMails(orderNo: string, count: number) {
  return await until(`${count} mails with a link`, async () => {
    const found = await mailsAbout(orderNo, 'ご注文の確認ページのご案内');
    return found.length >= count ? found : undefined;
  });
}

it('the mail of a guest’s order opens its page, with payment and parcel and without name or address', async () => {
  const { order_no, receipt_token, total_payment } = await place();
  const { text } = await confirmation(order_no);
  expect(keyIn(text, 'receipt')).toBe(receipt_token);
  const t = keyIn(text, 'view');
  const input = { params: { no: order_no }, query: { t } };
  const { body, headers } = await api.call(getGuestOrderSpec, input);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    order_no,
    status: 'received',
    total_payment,
    receipt_token,
    payment: { is_paid: false, bank_account: { account_type: '普通' } },
    parcels: [{ tracking: null }],
  });
  expect(JSON.stringify(body)).not.toMatch(/山田|千代田|guest@/);
  const shop = operatorOf(api);
  await shop('orders', 'paid', order_no);
  await shop('orders', 'shipped', order_no, '--tracking', '1234-5678-9012');
  const later = (await api.call(getGuestOrderSpec, input)).body;
  expect(later.parcels[0]?.tracking?.tracking_number).toBe('1234-5678-9012');
  expect(later.histories.map(({ status }) => status)).toEqual(['received', 'paid', 'shipped']);
  expect(api.logLines.join('\n')).not.toContain(t);
});

it.each([
  ['a guest', { email: EMAIL }, true],
  ['a member, whose order has a button for it,', null, false],
])('the mail to %s says how to cancel: %s', async (_name, guest: Shopper | null, isSaid) => {
  const { order_no } = await place(guest ?? { token: await api.signIn('member@example.jp') });
  const { text, html } = await confirmation(order_no);
  for (const part of [text, html])
    expect(part?.includes('発送前のご注文は、お問い合わせからキャンセルを承ります。')).toBe(isSaid);
});

it('responds the same 404 to a wrong, foreign, expired or changed key and to an unknown number', async () => {
  const { order_no } = await place();
  const other = await place();
  const t = keyIn((await confirmation(order_no)).text, 'view');
  const foreign = keyIn((await confirmation(other.order_no)).text, 'view');
  const [lastDay = '', signature = ''] = t.split('.');
  const longer = `${(Number.parseInt(lastDay, 36) + 9).toString(36)}.${signature}`;
  const wrong = [
    [order_no, foreign],
    [order_no, longer],
    [order_no, 'x'],
    [order_no, other.receipt_token],
    ['D000000-00000000', t],
  ] as const;
  for (const [no, key] of wrong) {
    const response = await read(no, key);
    expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
  }
  expect((await read(order_no, t, 'gift')).status).toBe(404);
  api.clock.advance(30 * DAY_MS);
  expect((await read(order_no, t)).status).toBe(200);
  api.clock.advance(DAY_MS);
  expect((await read(order_no, t)).status).toBe(404);
  api.clock.advance(-31 * DAY_MS);
});

it.each([
  ['the mail address', (no: string) => [no, EMAIL]],
  ['another writing of both', (no: string) => [` ${no.toLowerCase()} `, 'ＧＵＥＳＴ＠example.jp']],
  ['the telephone number', (no: string) => [no, '03-1234-5678']],
])('mails a link of the order that is found by %s', async (_what, ask) => {
  const { order_no } = await place();
  const [no = '', contact = ''] = ask(order_no);
  expect((await find(no, contact)).status).toBe(204);
  const [mail] = await linkMails(order_no, 1);
  expect(mail?.to).toBe(EMAIL);
  expect((await read(order_no, keyIn(mail?.text ?? '', 'view'))).status).toBe(200);
});

it('answers wrong combinations alike, and mails nothing', async () => {
  const { order_no } = await place();
  for (const [no, contact] of [
    [order_no, 'other@example.jp'],
    [order_no, '0312345679'],
    [order_no, '5678'],
    ['D000000-00000000', EMAIL],
  ] as const)
    expect((await find(no, contact)).status).toBe(204);
  expect((await find(order_no, EMAIL)).status).toBe(204);
  expect(await linkMails(order_no, 1)).toHaveLength(1);
});

it('leads a member to the order history, and opens no member’s order without signing in', async () => {
  const member = { token: await api.signIn('member@example.jp'), email: 'member@example.jp' };
  const { order_no, order_id } = await place(member);
  await find(order_no, 'member@example.jp');
  const [mail] = await linkMails(order_no, 1);
  expect(mail?.text).toContain(`${ORIGIN}/mypage/order_history/${order_id}`);
  expect(mail?.text).not.toContain('t=');
});

it('mails one order’s link so often an hour, and nobody who does not know its contact uses that up', async () => {
  const { order_no } = await place();
  for (let tries = 0; tries < 6; tries += 1)
    expect((await find(order_no, 'other@example.jp')).status).toBe(204);
  for (let tries = 1; tries <= 6; tries += 1) {
    expect((await find(order_no, EMAIL)).status).toBe(204);
    expect(await linkMails(order_no, Math.min(tries, 5))).toHaveLength(Math.min(tries, 5));
  }
});

it('mails no more than ten links a day to a mailbox, of however many orders', async () => {
  const { order_no } = await place();
  await find(order_no, EMAIL);
  await linkMails(order_no, 1);
  const isMailbox = like(rateCounters.key, 'order-link-to/%');
  await api.db.update(rateCounters).set({ count: 10 }).where(isMailbox);
  await find(order_no, EMAIL);
  await until('the mail counts', async () => {
    const [counter] = await api.db.select().from(rateCounters).where(isMailbox);
    return counter?.count === 11 ? true : undefined;
  });
  expect(await mailsAbout(order_no, 'ご注文の確認ページのご案内')).toHaveLength(1);
});

it('mails a link to a mailbox that others have used up the mails of strangers of', async () => {
  const { order_no } = await place();
  await api.call(createInquirySpec, { body: { name: '山田 花子', email: EMAIL, body: '在庫はありますか' } });
  await api.db.update(rateCounters).set({ count: 10 }).where(like(rateCounters.key, 'stranger-mail-to/%'));
  await find(order_no, EMAIL);
  expect(await linkMails(order_no, 1)).toHaveLength(1);
});

it('limits the attempts of one client', async () => {
  for (let tries = 0; tries < 20; tries += 1)
    expect((await find('D000000-11111111', EMAIL)).status).toBe(204);
  const body = { order_no: 'D000000-11111111', contact: EMAIL };
  expect((await api.callWith(findOrderSpec, { body })).error.code).toBe('common.too_many_requests');
});
