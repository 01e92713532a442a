import { tellShopEventAtom, shopEventsAtom } from '@shop/site/state/shop-events';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import type { CartContext } from './cart-context';
import { addProduct } from './commands/add-product';
import { removeLine } from './commands/remove-line';
import { moveSavedLineToCart } from './commands/move-saved-line-to-cart';
import { saveLine } from './commands/save-line';
import { setQuantity } from './commands/set-quantity';
import { setRemarks } from './commands/set-remarks';
import { createCartContext } from './create-cart-context';
import { type CartCommand, runCommand } from './run-command';

const shop = servedShopOfFile();
let context: CartContext;
let keys: readonly string[] = [];
beforeEach(async () => {
  document.cookie = 'default_cart_token=; Max-Age=0; path=/';
  context = createCartContext(shop.services);
  keys = (await wellStockedProducts(shop.api.db, 2)).map(({ key }) => key);
  shop.services.store.set(shopEventsAtom, []);
});

/** Runs a command and takes what it has told. */
async function run(command: CartCommand) {
  const cart = await runCommand(context, command);
  const events = shop.services.store.get(shopEventsAtom);
  shop.services.store.set(shopEventsAtom, []);
  for (const { cartToken } of events) expect(cartToken).toBe(cart.token);
  const told = events.map(({ name, items = [] }) => [name, items.map((item) => [item.key, item.quantity])]);
  return { cart, told, events };
}

it('[beh-account-services-events] what a command puts into the cart or takes out of it is told, with how many', async () => {
  const [mug = '', plate = ''] = keys;
  const first = await run(addProduct(mug, 2));
  expect(first.told).toEqual([['add_to_cart', [[mug, 2]]]]);
  const line = first.cart.lines[0]!;
  expect(first.events[0]?.items?.[0]).toMatchObject({
    name: line.name,
    brand: line.brandName,
    price: line.unitPrice,
    categories: line.categoryNames,
  });
  expect(line.categoryNames.length).toBeGreaterThan(0);
  expect((await run(addProduct(mug, 1))).told).toEqual([['add_to_cart', [[mug, 1]]]]);
  expect((await run(setQuantity(line.key, 5))).told).toEqual([['add_to_cart', [[mug, 2]]]]);
  expect((await run(setQuantity(line.key, 1))).told).toEqual([['remove_from_cart', [[mug, 4]]]]);
  const other = await run(addProduct(plate, 1));
  expect((await run(removeLine(line.key))).told).toEqual([['remove_from_cart', [[mug, 1]]]]);
  const plateLine = other.cart.lines.find(({ productKey }) => productKey === plate)!;
  const saved = await run(saveLine(plateLine.key));
  expect(saved.told).toEqual([['remove_from_cart', [[plate, 1]]]]);
  expect((await run(moveSavedLineToCart(saved.cart.savedLines[0]!.key))).told).toEqual([
    ['add_to_cart', [[plate, 1]]],
  ]);
});

it('a change of anything else tells nothing', async () => {
  await run(addProduct(keys[0]!, 1));
  expect((await run(setRemarks('玄関先へ'))).told).toEqual([]);
});

it('what nobody takes is dropped in the end', () => {
  for (let count = 0; count < 60; count += 1)
    shop.services.store.set(tellShopEventAtom, { name: 'add_to_cart' });
  expect(shop.services.store.get(shopEventsAtom)).toHaveLength(50);
});
