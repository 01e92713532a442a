import { loginSpec } from '@shop/contract/auth/login';
import { unlockAccountSpec } from '@shop/contract/auth/unlock-account';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { getOrderApprovalSpec } from '@shop/contract/order-approvals/get-order-approval';
import { getGuestOrderSpec } from '@shop/contract/orders/get-guest-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getProductSpec } from '@shop/contract/products/get-product';
import { checkGuestReceiptSpec } from '@shop/contract/receipts/check-guest-receipt';
import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { deleteRestockNoticeSpec } from '@shop/contract/restock-notices/delete-restock-notice';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { mails, rateCounters, restockNotices, users } from '@shop/shop-api/db/schema';
import { MAIL_ORIGINS } from '@shop/testing-api/mail-links/mail-sender';
import { mailSenders } from '@shop/testing-api/mail-links/mail-senders';
import { mailSubjects } from '@shop/testing-api/mail-links/mail-subjects';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { statementsOf } from '@shop/testing-api/statements';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq } from 'drizzle-orm';
import { matchRoutes } from 'react-router-dom';

const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));
const CHANNELS: Readonly<Record<number, 'default' | 'gift'>> = { 1: 'default', 4: 'gift' };

let api: TestApi;
let product: StockedProduct;
let gift: StockedProduct;
const SENDERS = mailSenders({
  get api() {
    return api;
  },
  get product() {
    return product;
  },
  get gift() {
    return gift;
  },
});
/** The one mail whose subject is the shop's own. */
const NEWSLETTER = '秋の便り';
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: MAIL_ORIGINS } });
  await operatorOf(api)('settings', 'set', 'ORDER.MAIL_TO', 'orders@example.jp', '--channel', 'default');
  product = (await wellStockedProducts(api.db, 1))[0]!;
  gift = (await wellStockedProducts(api.db, 1, { channel: 'gift' }))[0]!;
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
});
afterAll(() => api.close());

/** A link of a mail, on its page. */
interface Visit {
  readonly url: URL;
  readonly key: string;
  readonly query: (name: string) => string;
  readonly text: string;
  readonly channel: string;
}
const member = async ({ channel }: Visit) => ({
  channel,
  token: await api.signIn('member@example.jp', channel),
});
const logIn = (email: string, password: string) => api.callWith(loginSpec, { body: { email, password } });

/** What the page of a link does with it, by the page's id: the call that the page makes does what the mail says. */
const VISITS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'order-detail': async (visit) => {
    const { body } = await api.call(getOrderSpec, { params: { id: Number(visit.key) } }, await member(visit));
    expect(visit.text).toContain(body.order_no);
  },
  'order-find': ({ url }) => Promise.resolve(expect(url.search).toBe('')),
  'guest-order': async ({ query, text }) => {
    const input = { params: { no: query('no') }, query: { t: query('t') } };
    expect(text).toContain((await api.call(getGuestOrderSpec, input)).body.order_no);
  },
  'order-receipt': async ({ query }) => {
    const input = { params: { no: query('no') }, query: { t: query('t') } };
    expect((await api.call(checkGuestReceiptSpec, input)).body.is_issuable).toBe(false);
    await operatorOf(api)('orders', 'paid', query('no'));
    expect((await api.call(checkGuestReceiptSpec, input)).body.is_issuable).toBe(true);
  },
  'social-gift-shipping': async ({ key, channel }) => {
    const { body } = await api.call(getSocialGiftShippingSpec, { params: { token: key } }, { channel });
    expect(body).toMatchObject({ status: 'waiting', receiver_name: '鈴木 一郎' });
  },
  'verify-email': async ({ query }) => {
    const token = await api.signIn('unregistered@example.jp');
    await api.call(checkEmailVerifySpec, { body: { token: query('token') } }, { token });
    expect((await api.call(getMyUserSpec, {}, { token })).body.is_registered_member).toBe(true);
  },
  'login-unlock': async ({ query }) => {
    expect((await logIn('second@example.jp', 'demo-pass-2026')).status).not.toBe(200);
    await api.call(unlockAccountSpec, { params: { code: query('code') } });
    expect((await logIn('second@example.jp', 'demo-pass-2026')).status).toBe(200);
  },
  'reset-username': async ({ query }) => {
    const { body } = await api.call(checkReminderSpec, { body: { token: query('token') } });
    expect(body).toMatchObject({ target: 'username', username: 'second' });
  },
  'reset-password': async ({ query }) => {
    const token = query('token');
    expect((await api.call(checkReminderSpec, { body: { token } })).body.target).toBe('password');
    await api.call(resetReminderSpec, { body: { token, password: 'Fresh-pass-2026' } });
    expect((await logIn('second@example.jp', 'Fresh-pass-2026')).status).toBe(200);
  },
  'inquiry-detail': async (visit) => {
    const { body } = await api.call(getInquirySpec, { params: { id: visit.key } }, await member(visit));
    expect(visit.text).toContain(body.number);
  },
  'approval-detail': async (visit) => {
    const input = { params: { id: Number(visit.key) } };
    const { body } = await api.call(getOrderApprovalSpec, input, await member(visit));
    expect(visit.text).toContain(body.total_payment.toLocaleString('ja-JP'));
  },
  statements: async (visit) => {
    const [newest] = await statementsOf(api, await member(visit));
    expect(visit.text).toContain(newest?.number);
  },
  'product-detail': async ({ url, key, query, text }) => {
    expect(text).toContain((await api.call(getProductSpec, { params: { key } })).body.name);
    if (url.search === '') return;
    expect(await api.db.$count(restockNotices)).toBe(1);
    await api.call(deleteRestockNoticeSpec, { params: { key }, query: { t: query('restock_token') } });
    expect(await api.db.$count(restockNotices)).toBe(0);
  },
};

const linksOf = ({ text, html }: { text: string; html: string }) => {
  const inText = text.match(/https?:\/\/\S+/g) ?? [];
  const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(inHtml).toEqual(inText);
  return inText.map((link) => new URL(link));
};

/** The newest mail of that subject; some are written after the response. */
async function written(subject: string) {
  await api.afterResponse.settled();
  const mail = (await api.db.select().from(mails)).findLast((one) => one.subject.includes(subject));
  if (mail === undefined) throw new Error(`No mail: ${subject}`);
  return { ...mail, text: `${mail.subject}\n${mail.text}` };
}

async function follow(
  url: URL,
  mail: { readonly text: string; readonly channelId: number; readonly to: string },
) {
  const channel = CHANNELS[mail.channelId] ?? '';
  if (url.host === 'jizen.kuronekoyamato.co.jp') {
    const [, number = ''] = /お問い合わせ番号：(\S+)/.exec(mail.text) ?? [];
    expect(url.href.replaceAll('-', '')).toContain(number.replaceAll('-', ''));
    return 'carrier';
  }
  expect(url.origin).toBe(Reflect.get(MAIL_ORIGINS, channel));
  if (url.pathname.startsWith('/api/newsletters/')) {
    const path = url.pathname.slice('/api'.length);
    expect((await api.request(path)).status).toBe(200);
    expect((await api.request(path, { method: 'POST' })).status).toBe(200);
    const [reader] = await api.db
      .select()
      .from(users)
      .where(and(eq(users.channelId, mail.channelId), eq(users.email, mail.to)));
    expect(reader?.isReceiveNewsletter).toBe(false);
    return 'unsubscribe';
  }
  const matched = matchRoutes(ROUTES, url.pathname)?.at(-1);
  const page = matched?.route.id ?? 'static-page';
  const query = (name: string) => url.searchParams.get(name) ?? '';
  await VISITS[page]?.({ url, channel, text: mail.text, key: matched?.params['key'] ?? '', query });
  return page;
}

it('every mail that the code can write has a row', () => {
  const subjects = new Set(SENDERS.map(([subject]) => subject));
  expect([...subjects].filter((subject) => subject !== NEWSLETTER).toSorted()).toEqual(mailSubjects());
});

it.each(SENDERS)(
  '%s: every link leads to a page that does what the mail says',
  async (subject, send, pages) => {
    await send();
    const mail = await written(subject);
    const followed: string[] = [];
    for (const url of linksOf(mail)) followed.push(await follow(url, mail));
    expect(followed).toEqual(pages);
  },
);
