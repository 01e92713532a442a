import { cartKeys } from '@shop/feature-cart/cart-keys';
import type { CartView } from '@shop/feature-cart/cart-view';
import { addAccessory } from '@shop/feature-cart/commands/add-accessory';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { createCartContext } from '@shop/feature-cart/create-cart-context';
import { type CartCommand, runCommand } from '@shop/feature-cart/run-command';
import { productAccessories, products } from '@shop/shop-api/db/schema';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { renderPage } from '@shop/testing-react/render-page';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import CartPage from './cart-page';

const shop = servedShopOfFile();
let mug: StockedProduct;
let spoon: StockedProduct;
let box: StockedProduct;

beforeAll(async () => {
  const [first, second, third] = await wellStockedProducts(shop.api.db, 3);
  mug = first!;
  spoon = second!;
  box = third!;
  await shop.api.db.delete(productAccessories);
  await shop.api.db.insert(productAccessories).values([
    { productId: mug.id, accessoryId: spoon.id, quantityRule: 'free', maxPerPiece: 2, position: 0 },
    { productId: mug.id, accessoryId: box.id, quantityRule: 'same', position: 1 },
  ]);
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  localStorage.clear();
  shop.services.queryClient.removeQueries({ queryKey: cartKeys.cart });
});
afterEach(async () => {
  cleanup();
  await setLot(1);
});

const setLot = (lotSize: number) =>
  shop.api.db.update(products).set({ lotSize }).where(eq(products.id, mug.id));
const run = (command: CartCommand): Promise<CartView> =>
  runCommand(createCartContext(shop.services), command);
const show = () => renderPage(<CartPage />, { services: shop.services, theme: simpleTheme, path: '/cart/' });
const stepperOf = async ({ name }: StockedProduct) =>
  within(await screen.findByRole('group', { name: `${name}の数量` }));
const NOTICE = 'この商品は10点単位で承ります。ご注文の前に数量をご変更ください。';

describe('a product that is sold in lots', () => {
  it('is raised and lowered by the lot, down to one', async () => {
    await setLot(10);
    await run(addProduct(mug.key, 10));
    show();
    const stepper = await stepperOf(mug);
    expect(stepper.getByRole('button', { name: '数量を10減らす' })).toBeDisabled();
    await userEvent.click(stepper.getByRole('button', { name: '数量を10増やす' }));
    expect(await screen.findByRole('row', { name: /^小計（税込）(?!.*計算中)/ })).toBeVisible();
    expect(stepper.getByLabelText('数量')).toHaveValue('20');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where the quantity is no whole lot, until it is one', async () => {
    await run(addProduct(mug.key, 25));
    await setLot(10);
    shop.services.queryClient.removeQueries({ queryKey: cartKeys.cart });
    show();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    const stepper = await stepperOf(mug);
    await userEvent.click(stepper.getByRole('button', { name: '数量を10減らす' }));
    expect(await screen.findByDisplayValue('20')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^小計（税込）(?!.*計算中)/ })).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

describe('the quantity of an accessory', () => {
  const fill = async (accessory: StockedProduct) => {
    const { lines } = await run(addProduct(mug.key, 2));
    await run(addAccessory(lines[0]!.key, accessory.key));
    show();
  };

  it('[call-patch-v1-carts-accessories-modify] is changed up to what the line takes, and shown at once', async () => {
    await fill(spoon);
    const stepper = await stepperOf(spoon);
    for (const expected of ['2', '3', '4']) {
      await userEvent.click(stepper.getByRole('button', { name: '数量を1増やす' }));
      expect(stepper.getByLabelText('数量')).toHaveValue(expected);
    }
    expect(stepper.getByRole('button', { name: '数量を1増やす' })).toBeDisabled();
    expect(await screen.findByText(/× 4点$/)).toBeVisible();
  });

  it('follows the line where exactly one goes with each piece', async () => {
    await fill(box);
    expect(await screen.findByText(/× 2点$/)).toBeVisible();
    expect(screen.queryByRole('group', { name: `${box.name}の数量` })).toBeNull();
    await userEvent.click((await stepperOf(mug)).getByRole('button', { name: '数量を1増やす' }));
    expect(await screen.findByText(/× 3点$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^削除する.*${box.name}`) }));
    expect(await screen.findByRole('row', { name: /^小計（税込）(?!.*計算中)/ })).toBeVisible();
    expect(screen.queryByText(/× 3点$/)).toBeNull();
  });
});
