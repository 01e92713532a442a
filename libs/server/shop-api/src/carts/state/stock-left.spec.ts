import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, productUos } from '../../db/schema';

const PLENTY = 1_000;

let api: TestApi;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
  await api.db
    .insert(productUos)
    .values({ productId: product.id, key: 'six', name: '箱', pieces: 6, price: 3_000, position: 0 });
});
afterAll(() => api.close());

const read = async (cart_token: string) => (await api.call(getCartSpec, { params: { cart_token } })).body;

it.each<
  [
    string,
    { stock: number; lot?: number; isSoldOnOrder?: boolean },
    { quantity: number; uos_key?: string },
    number | null,
  ]
>([
  ['as many as there are', { stock: 6 }, { quantity: 6 }, null],
  ['more than there are', { stock: 2 }, { quantity: 6 }, 2],
  ['nothing left', { stock: 0 }, { quantity: 6 }, 0],
  ['whole lots', { stock: 5, lot: 2 }, { quantity: 6 }, 4],
  ['units of sale', { stock: 16 }, { quantity: 3, uos_key: 'six' }, 2],
  ['what comes in for the order', { stock: 0, isSoldOnOrder: true }, { quantity: 6 }, null],
])('a line says how many can be ordered: %s', async (_what, { stock, lot = 1, ...sold }, wanted, left) => {
  await setStock(api.db, product.id, PLENTY);
  const set = { lotSize: lot, isSoldOnOrder: false, ...sold };
  await api.db.update(products).set(set).where(eq(products.id, product.id));
  const { token: cart_token } = (await api.call(initCartSpec, { body: { token: null } })).body;
  const body = { cart_token, product_key: product.key, ...wanted };
  const { token } = (await api.call(addCartProductSpec, { body })).body;
  await setStock(api.db, product.id, stock);
  const [line] = (await read(token)).data.detail.products;
  expect([line?.stock_left, line?.is_stock_available]).toEqual([left, left === null]);
});

it.each([
  [2, '」の在庫が不足しています。ご注文いただけるのは残り2点です。'],
  [0, '」は、ほかのお客さまのご注文により売り切れました。'],
])('an order of 3 pieces of which %i are left is refused and says so', async (stock, said) => {
  await setStock(api.db, product.id, PLENTY);
  await api.db.update(products).set({ lotSize: 1, isSoldOnOrder: false }).where(eq(products.id, product.id));
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 3 }]);
  await setStock(api.db, product.id, stock);
  const { status, error } = await decideCart(api, cart);
  expect([status, error.code, error.message]).toEqual([
    422,
    'cart.products.out_of_stock',
    `「${product.name}${said}`,
  ]);
});
