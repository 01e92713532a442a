import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createFilledCart, createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { MAIL_ORIGINS } from '@shop/testing-api/mail-links/mail-sender';
import { mailSenders } from '@shop/testing-api/mail-links/mail-senders';
import { MARK, withTypedMarks } from '@shop/testing-api/mark-typed-texts';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { documentIssuers, mails, packings, rateCounters, users } from '../db/schema';
import { LEFT_OUT } from './written-sections';

const SHOP_MAILBOX = 'orders@shop.example';
const CARD = 'words-card';
/** What the shop sends only to members of proved addresses, or what a person of the shop has read before it leaves. */
const NOT_OF_STRANGERS: ReadonlySet<string> = new Set([
  '合計請求書を発行いたしました',
  '合計請求書のご入金を確認いたしました',
  'ご注文の承認依頼が届きました',
  'ご注文が承認されました',
  'ご注文の承認依頼が差し戻されました',
  '秘密の質問を設定しました',
  '秋の便り',
  'お問い合わせへのご回答',
]);

let api: TestApi;
let stranger: TestApi;
let product: StockedProduct;
let gift: StockedProduct;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: MAIL_ORIGINS } });
  stranger = withTypedMarks(api);
  await operatorOf(api)('settings', 'set', 'ORDER.MAIL_TO', SHOP_MAILBOX, '--channel', 'default');
  await api.db.update(documentIssuers).set({ contactEmail: SHOP_MAILBOX });
  product = (await wellStockedProducts(api.db, 1))[0]!;
  gift = (await wellStockedProducts(api.db, 1, { channel: 'gift' }))[0]!;
  const card = { key: CARD, kind: 'card', name: 'お祝いのカード', description: '', price: 100 } as const;
  await api.db.insert(packings).values({ ...card, channelId: 1, position: 99 });
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
});
afterAll(() => api.close());

/** What each mailbox was sent. */
const sent = async () =>
  (await api.mailbox()).map(({ to, subject, text, html }) => ({
    to,
    letter: `${subject}\n${text}\n${html}`,
  }));
const toShop = ({ to }: { readonly to: string }) => to === SHOP_MAILBOX;

/** An order with remarks and a card. */
async function order(shopper: Shopper): Promise<void> {
  const { token: cart_token, data } = await createReadyCart(
    stranger,
    [{ product_key: product.key, quantity: 1 }],
    shopper,
  );
  const card = { cart_token, shipping_key: data.detail.shippings[0]!.key, packing_key: CARD };
  const { body: cart } = await stranger.call(addCartPackingSpec, { body: card }, shopper);
  expect(cart.data.detail.shippings[0]?.packings[0]?.message).toContain(MARK);
  expect(cart.data.remarks).toContain(MARK);
  expect((await decideCart(api, cart, shopper)).status).toBe(200);
}

/** A gift with a message, whose receiver is told by mail once it is paid. */
async function give(shopper: Shopper): Promise<void> {
  const who = { ...shopper, channel: 'gift' };
  const line = { product_key: gift.key, quantity: 1 };
  const { token: cart_token } = await createFilledCart(api, [line], who);
  const receiver = { name: '鈴木 一郎', email: 'ichiro@example.jp' };
  await stranger.call(setCartReceiverSpec, { body: { cart_token, receiver } }, who);
  if (shopper.token === undefined) {
    const orderer = { orderer_name: '山田 花子', orderer_email: 'hanako@example.jp' };
    await api.call(modifyCartOtherSpec, { body: { cart_token, ...orderer } }, who);
  }
  const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
  const { body: cart } = await api.call(modifyCartOrderSpec, { body: payment }, who);
  const agreed = { total_payment: cart.data.order.total_payment };
  const decided = await api.call(decideCartSpec, { params: { cart_token }, body: agreed }, who);
  expect((await operatorOf(api)('orders', 'paid', decided.body.order_no)).code).toBe(0);
}

describe('of an order and a gift', () => {
  const asGuest = (): Promise<Shopper> => Promise.resolve({ email: 'hanako@example.jp' });
  const as = (email: string, channel: string) => async (): Promise<Shopper> => ({
    token: await api.signIn(email, channel),
  });

  it.each([
    ['a guest', asGuest],
    ['a member who has not proved the address', as('unregistered@example.jp', 'default')],
  ])('%s reads that remarks and card have arrived, and the shop reads them', async (_who, who) => {
    await order(await who());
    const letters = await sent();
    for (const mail of letters) {
      expect([mail.to, mail.letter.includes(MARK)]).toEqual([mail.to, toShop(mail)]);
      expect(mail.letter.includes(LEFT_OUT)).toBe(!toShop(mail));
    }
    expect(letters).toHaveLength(2);
  });

  it('a member of a proved address reads them again', async () => {
    await order(await as('member@example.jp', 'default')());
    const letters = await sent();
    expect(letters.map(({ letter }) => letter.split(MARK).length - 1)).toEqual([8, 8]);
  });

  it.each([
    ['a guest', asGuest, false],
    ['a member who has not proved the address', as('unregistered@example.jp', 'gift'), false],
    ['a member of a proved address', as('member@example.jp', 'gift'), true],
  ])('the message of %s is in the invitation, or on the page of the gift alone', async (_who, who, isIn) => {
    await give(await who());
    const letters = await sent();
    const invitation = letters.find(({ to }) => to === 'ichiro@example.jp');
    // The orderer's; the shop's names the receiver in any case.
    const confirmation = letters.find(
      (mail) => !toShop(mail) && mail.letter.includes('ご注文ありがとうございます'),
    );
    expect(confirmation?.letter.includes('ichiro@example.jp へ')).toBe(isIn);
    expect(invitation?.letter.includes(MARK)).toBe(isIn);
    expect(invitation?.letter.includes('リンク先でお読みいただけます')).toBe(!isIn);
  });
});

describe('to addresses that nobody has proved', () => {
  // The last test closes an account that the others need.
  beforeAll(() => api.db.update(users).set({ emailVerifiedAt: null }));

  const senders = mailSenders({
    get api() {
      return stranger;
    },
    get product() {
      return product;
    },
    get gift() {
      return gift;
    },
  });
  it.each(senders.filter(([subject]) => !NOT_OF_STRANGERS.has(subject)))(
    '%s: nothing of what was typed is in a mail',
    async (subject, send) => {
      await send();
      const letters = await sent();
      expect(letters.filter(({ letter }) => letter.includes(subject))).not.toEqual([]);
      expect(letters.filter((mail) => !toShop(mail) && mail.letter.includes(MARK))).toEqual([]);
    },
  );

  it('a mail that is left out above exists', () => {
    const subjects = new Set(senders.map(([subject]) => subject));
    expect([...NOT_OF_STRANGERS].filter((subject) => !subjects.has(subject))).toEqual([]);
  });
});
