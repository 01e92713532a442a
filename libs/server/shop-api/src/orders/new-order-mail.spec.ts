import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { createReadyCart } from '@shop/testing-api/checkout';
import { operatorOf } from '@shop/testing-api/operator';
import { asc, desc, eq } from 'drizzle-orm';
import { checkoutSettings, MAIL_PRIORITIES, mails } from '../db/schema';

const SHOP_MAILBOX = 'orders@shop.example';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
  const operator = operatorOf(shop.api);
  const set = await operator('settings', 'set', 'ORDER.MAIL_TO', SHOP_MAILBOX, '--channel', 'default');
  expect(set).toMatchObject({ code: 0, err: '' });
});
afterAll(() => shop.api.close());

const line = () => [{ product_key: shop.product.key, quantity: 2 }];
const decide = async (token: string, total: number) =>
  (
    await shop.api.call(decideCartSpec, {
      params: { cart_token: token },
      body: { total_payment: total },
    })
  ).body;
const mailsToShop = () =>
  shop.api.db.select().from(mails).where(eq(mails.to, SHOP_MAILBOX)).orderBy(desc(mails.id));

it('the shop gets one mail for an order, behind the shopper’s, however often the decision is repeated', async () => {
  const cart = await createReadyCart(shop.api, line(), { email: 'hanako@example.jp' });
  const total = cart.data.order.total_payment;
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(cart.token, total)));
  const { order_no: orderNo } = await decide(cart.token, total);
  expect(new Set(answers.map(({ order_no }) => order_no))).toEqual(new Set([orderNo]));
  const about = (await mailsToShop()).filter(({ subject }) => subject.includes(orderNo));
  expect(about).toHaveLength(1);
  expect(about[0]?.subject).toBe(`【くらしの道具店 こもれび】ご注文が入りました（注文番号：${orderNo}）`);
  for (const words of [
    orderNo,
    '山田 花子 様',
    'hanako@example.jp',
    shop.product.name,
    '銀行振込',
    '東京都千代田区',
  ])
    expect(about[0]?.text).toContain(words);
  const queue = await shop.api.db.select().from(mails).orderBy(asc(mails.priority), asc(mails.id));
  const places = queue.flatMap(({ subject, to }) => (subject.includes(orderNo) ? [to] : []));
  expect(places).toEqual(['hanako@example.jp', SHOP_MAILBOX]);
  expect(about[0]?.priority).toBeLessThan(MAIL_PRIORITIES.newsletter);
});

it('an order that is not placed leaves no mail', async () => {
  const before = (await mailsToShop()).length;
  const cart = await createReadyCart(shop.api, line());
  const { status } = await shop.api.call(decideCartSpec, {
    params: { cart_token: cart.token },
    body: { total_payment: cart.data.order.total_payment + 1 },
  });
  expect(status).toBe(422);
  expect(await mailsToShop()).toHaveLength(before);
});

it('what a shopper writes is text in it', async () => {
  const { token: cart_token } = await createReadyCart(shop.api, line());
  const remarks = '<img src=x onerror=alert(1)>\n"玄関"に置いてください';
  const body = { cart_token, remarks, orderer_name: '<b>山田</b>', orderer_email: 'hanako@example.jp' };
  const { body: cart } = await shop.api.call(modifyCartOtherSpec, { body });
  await decide(cart_token, cart.data.order.total_payment);
  const [mail] = await mailsToShop();
  expect(mail?.text).toContain(remarks);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).toContain('&lt;b&gt;山田&lt;/b&gt;');
  expect(mail?.html).not.toMatch(/<img|<b>山田/);
});

it('a gift’s link, which opens the gift, goes to the shopper alone', async () => {
  const { token: cart_token } = await createReadyCart(shop.api, line());
  const receiver = { name: '贈 太郎', message: 'おめでとう' };
  const { body: cart } = await shop.api.call(setCartReceiverSpec, { body: { cart_token, receiver } });
  const { social_gift_url: url } = await decide(cart_token, cart.data.order.total_payment);
  const [mail] = await mailsToShop();
  expect(url).toMatch(/^https:/);
  expect(mail?.text).toContain('贈 太郎 様');
  expect(`${mail?.text}${mail?.html}`).not.toContain(url ?? '');
});

it('an order by card is told when it is paid, and one whose payment fails is not', async () => {
  const paid = await shop.cart();
  const { body: order } = await shop.decide(paid, shop.tokenOf(CARDS.good));
  await shop.settleAll();
  expect((await mailsToShop()).filter(({ subject }) => subject.includes(order.order_no))).toHaveLength(1);
  const before = (await mailsToShop()).length;
  const failing = await shop.cart();
  await shop.decide(failing, shop.tokenOf(CARDS.declined));
  await shop.settleAll();
  expect(await mailsToShop()).toHaveLength(before);
});

it('a shop that names no mailbox gets none', async () => {
  await shop.api.db.update(checkoutSettings).set({ orderMailTo: '' });
  const before = (await mailsToShop()).length;
  const cart = await createReadyCart(shop.api, line());
  await decide(cart.token, cart.data.order.total_payment);
  expect(await mailsToShop()).toHaveLength(before);
});

it.each(['nobody', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])(
  'the mailbox is one address: %j is rejected',
  async (value) => {
    const { code } = await operatorOf(shop.api)(
      'settings',
      'set',
      'ORDER.MAIL_TO',
      value,
      '--channel',
      'default',
    );
    expect(code).toBe(2);
  },
);
