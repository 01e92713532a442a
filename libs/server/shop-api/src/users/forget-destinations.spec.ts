import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createUserSpec } from '@shop/contract/users/create-user';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';
import { eq } from 'drizzle-orm';
import { cartLines, carts, cartShippings, userAddresses } from '../db/schema';

let api: TestApi;
let email = '';
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
});
beforeEach(() => (email = `owner-of-${email.length}@example.jp`));
afterAll(() => api.close());

/** Registers with the address and goes shopping; returns the member. */
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
  return { ...who, id: body.user_id };
}
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
    expect(await takeOver()).toBe(200);
    expect(await api.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(0);
    const [cart] = await api.db.select().from(carts).where(eq(carts.userId, id));
    expect(cart?.status).toBe('open');
    expect(await api.db.$count(cartShippings, eq(cartShippings.cartId, cart!.id))).toBe(0);
    expect(await api.db.$count(cartLines, eq(cartLines.cartId, cart!.id))).toBe(1);
  },
);

it('a member who proves the address signed in keeps it all', async () => {
  const { id, token } = await register();
  expect(await verify({ token })).toBe(200);
  expect(await api.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(1);
});
