import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { carts } from '../../db/schema';

const LIMIT = 20;

let api: TestApi;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await setStock(api.db, product.id, 1_000);
});
beforeEach(async () => {
  await limitTo(LIMIT);
  // A member has one open cart.
  await api.db.delete(carts).where(eq(carts.status, 'open'));
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const limitTo = (pieces: number) =>
  operatorOf(api)(
    'settings',
    'set',
    'ORDER.GUEST.PIECES_PER_PRODUCT',
    String(pieces),
    '--channel',
    'default',
  );
const fill = (quantity: number, who: Shopper) =>
  createReadyCart(api, [{ product_key: product.key, quantity }], who);

const WHO: readonly (readonly [string, string | null, number])[] = [
  ['a guest', null, 422],
  ['an account whose address nobody has proved', 'unregistered@example.jp', 422],
  ['a member', 'member@example.jp', 200],
];
const shopperOf = async (email: string | null): Promise<Shopper> =>
  email === null ? {} : { token: await api.signIn(email) };
const TOO_MANY = /一度に20点までご注文いただけます$/;

it.each(WHO)('%s adds more pieces of a product than guests get, or not', async (_who, email, status) => {
  const who = await shopperOf(email);
  const { token: cart_token } = await fill(LIMIT, who);
  const body = { cart_token, product_key: product.key, quantity: 1 };
  const added = await api.call(addCartProductSpec, { body }, who);
  expect(added.status).toBe(status);
  if (status === 422) expect(added.error.message).toMatch(TOO_MANY);
});

it.each(WHO)('%s raises a line above that, or not', async (_who, email, status) => {
  const who = await shopperOf(email);
  const { token: cart_token, data } = await fill(1, who);
  const key = data.detail.products[0]!.key;
  const body = { cart_token, products: [{ key, quantity: LIMIT + 1 }] };
  expect((await api.call(modifyCartProductsSpec, { body }, who)).status).toBe(status);
});

it.each(WHO)('%s orders what was put into the cart before the limit, or not', async (_who, email, status) => {
  await limitTo(LIMIT + 1);
  const who = await shopperOf(email);
  const cart = await fill(LIMIT + 1, who);
  await limitTo(LIMIT);
  const decided = await decideCart(api, cart, who);
  expect(decided.status).toBe(status);
  if (status === 422) expect(decided.error.message).toMatch(TOO_MANY);
});
