import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import type { CartContext } from './cart-context';
import { addProduct } from './commands/add-product';
import { setQuantity } from './commands/set-quantity';
import { createCartContext } from './create-cart-context';
import { type CartCommand, reloadCart, runCommand } from './run-command';

const ADD = '/v1/carts/products/add';
const MODIFY = '/v1/carts/products/modify';

let api: TestApi;
let services: TestServices;
let context: CartContext;
let productKey = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  productKey = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  context = createCartContext(services);
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));

const lose = (path: string, times: number) => api.lab({ scenario: 'lost-reply', times, match: { path } });
const quantityOf = async () => (await reloadCart(context)).lines[0]?.quantity;

// reliability 33
it.each<[string, string, (lineKey: string) => CartCommand, number]>([
  ['an added product', ADD, () => addProduct(productKey, 2), 3],
  ['a changed quantity', MODIFY, (lineKey) => setQuantity(lineKey, 4), 4],
])(
  '%s whose response is lost twice happens once, and the shopper sees it',
  async (_what, path, command, quantity) => {
    const line = (await runCommand(context, addProduct(productKey, 1))).lines[0]!;
    await lose(path, 2);
    const cart = await runCommand(context, command(line.key));
    expect([cart.lines[0]?.quantity, await quantityOf()]).toEqual([quantity, quantity]);
  },
);

it('a change whose response is lost every time is an error that names the connection, and happened once', async () => {
  await runCommand(context, addProduct(productKey, 1));
  await lose(ADD, 3);
  await expect(runCommand(context, addProduct(productKey, 2))).rejects.toMatchObject({ kind: 'network' });
  expect(await quantityOf()).toBe(3);
});

it('the same change made again is another one', async () => {
  await runCommand(context, addProduct(productKey, 1));
  await runCommand(context, addProduct(productKey, 1));
  expect(await quantityOf()).toBe(2);
});
