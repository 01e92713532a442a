import { loginSpec } from '@shop/contract/auth/login';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type OpenShop, openShop } from './open-shop';

const MEMBER = 'member@example.jp';
const PASSWORD = 'demo-pass-2026';
const WRONG_PASSWORD = 'canary-Pass-8841';
const CARD = '4242424242424242';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

// reliability 34
test('a whole purchase leaves no password, token, mail address or card number in a log', async () => {
  const { api, shop } = open;
  const calls = createHttpCaller(`${shop.url}/api`);
  const login = (password: string) => calls.call(loginSpec, { body: { email: MEMBER, password } });
  expect((await login(WRONG_PASSWORD)).status).toBe(422);
  const token = await api.signIn(MEMBER);
  expect((await login(PASSWORD)).status).toBe(200);

  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(calls, [{ product_key: product!.key, quantity: 1 }], { token });
  const card = { cart_token: cart.token, orderer_name: CARD };
  expect((await calls.call(modifyCartOtherSpec, { body: card }, { token })).status).toBe(422);
  expect((await decideCart(calls, cart, { token })).status).toBe(200);
  const cookie = `access_token=${token}`;
  for (const address of ['/mypage', '/mypage/order_history', `/cart/?cart_token=${cart.token}`, '/login/'])
    await shop.html(address, { cookie });
  const report = { message: `${MEMBER} ${CARD} ${token}`, path: `/cart/?token=${cart.token}` };
  await fetch(`${shop.url}/client-errors`, { method: 'POST', body: JSON.stringify(report) });

  // Ended, so that its last line has arrived.
  await shop.stop();
  const logs = [...api.logLines, ...shop.log].join('\n');
  expect(logs).toContain('browser error');
  expect(logs).toContain('/v1/carts');
  const canaries = [MEMBER, 'hanako@example.jp', PASSWORD, WRONG_PASSWORD, CARD, token, cart.token];
  expect(canaries.filter((canary) => logs.includes(canary))).toEqual([]);
});
