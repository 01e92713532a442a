import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { createUserSpec } from '@shop/contract/users/create-user';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { CARD_INPUT, MEMORIAL_INPUT } from '@shop/testing-api/member-inputs';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';
import { and, eq } from 'drizzle-orm';
import { cartLines, carts, cartShippings, userAddresses, userCards, userMemorials } from '../db/schema';

let api: TestApi;
let email = '';
let registered = 0;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
});
beforeEach(() => {
  registered += 1;
  email = `owner-${registered}@example.jp`;
});
afterAll(() => api.close());

/** Registers with the address, saves whom and with what the member orders, and goes shopping; returns the member. */
async function register() {
  const names = {
    last_name: '山田',
    first_name: '花子',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナコ',
  };
  const { body } = await api.callWith(createUserSpec, {
    body: { ...names, email, password: 'stranger-no-1', is_login: true },
  });
  const who = { token: body.access_token ?? '' };
  const [product] = await wellStockedProducts(api.db, 1);
  await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], who);
  const address = { ...TOKYO_ADDRESS, use: true };
  expect((await api.callWith(createUserAddressSpec, { body: address }, who)).status).toBe(201);
  expect((await api.call(createUserCardSpec, { body: CARD_INPUT }, who)).status).toBe(201);
  expect((await api.call(createUserMemorialSpec, { body: MEMORIAL_INPUT }, who)).status).toBe(201);
  return { ...who, id: body.user_id };
}
const openCartOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(carts)
      .where(and(eq(carts.userId, id), eq(carts.status, 'open')))
  )[0]!.id;
/** How many addresses, cards and anniversaries an account has, and destinations and lines its open cart. */
const kept = async (id: number) => {
  const cartId = await openCartOf(id);
  return {
    addresses: await api.db.$count(userAddresses, eq(userAddresses.userId, id)),
    cards: await api.db.$count(userCards, eq(userCards.userId, id)),
    anniversaries: await api.db.$count(userMemorials, eq(userMemorials.userId, id)),
    destinations: await api.db.$count(cartShippings, eq(cartShippings.cartId, cartId)),
    lines: await api.db.$count(cartLines, eq(cartLines.cartId, cartId)),
  };
};
const ALL = { addresses: 1, cards: 1, anniversaries: 1, destinations: 1, lines: 1 };
const linkIn = (path: string) =>
  until(`a mail with a link to ${path}`, async () => {
    for (const { to, text } of await api.mailbox())
      if (to === email && text.includes(path)) return /token=([\w-]+)/.exec(text)?.[1];
    return undefined;
  });
const verify = async (who: { token?: string } = {}) =>
  (await api.callWith(checkEmailVerifySpec, { body: { token: await linkIn('/verify/email') } }, who)).status;

it.each([
  ['the link of the mail', () => verify()],
  [
    'a reminder',
    async () => {
      await api.call(requestReminderSpec, { body: { email } });
      const body = { token: await linkIn('/reminder/reset'), password: 'hana-to-mori-7' };
      return (await api.call(resetReminderSpec, { body })).status;
    },
  ],
])(
  'an account that the owner of the mailbox takes over by %s sends nothing to where a stranger had it sent',
  async (_by, takeOver) => {
    const { id } = await register();
    expect(await kept(id)).toEqual(ALL);
    expect(await takeOver()).toBe(200);
    expect(await kept(id)).toEqual({ addresses: 0, cards: 0, anniversaries: 0, destinations: 0, lines: 1 });
  },
);

it('a member who proves the address signed in keeps it all', async () => {
  const { id, token } = await register();
  expect(await verify({ token })).toBe(200);
  expect(await kept(id)).toEqual(ALL);
});
