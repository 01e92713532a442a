import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import type { CartView } from '@shop/feature-cart/cart-view';
import { addProduct } from '@shop/feature-cart/commands/add-product';
import { createCartContext } from '@shop/feature-cart/create-cart-context';
import { runCommand } from '@shop/feature-cart/run-command';
import { products } from '@shop/shop-api/db/schema';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import CartPage from './cart-page';

const shop = servedShopOfFile();
let mug: StockedProduct;
let bowl: StockedProduct;

beforeAll(async () => {
  const [first, second] = await wellStockedProducts(shop.api.db, 2);
  mug = first!;
  bowl = second!;
});
beforeEach(() => {
  document.cookie = 'default_cart_token=; Max-Age=0';
  localStorage.clear();
  shop.services.queryClient.removeQueries({ queryKey: cartKeys.cart });
});
afterEach(cleanup);

const add = ({ key }: StockedProduct, quantity: number): Promise<CartView> =>
  runCommand(createCartContext(shop.services), addProduct(key, quantity));
const show = () => renderPage(<CartPage />, { services: shop.services, theme: simpleTheme, path: '/cart/' });
/** The shopper leaves the page and comes back later, with the cart fetched anew. */
const comeBack = () => {
  cleanup();
  shop.services.queryClient.removeQueries({ queryKey: cartKeys.cart });
  show();
};
const saved = () => within(screen.getByRole('region', { name: 'あとで買う' }));

describe('あとで買う', () => {
  it('moves a line below the cart, and back; there is no list without an entry', async () => {
    await add(mug, 3);
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^あとで買う/ }));
    expect(await screen.findByText('カートに商品がありません')).toBeVisible();
    expect(screen.queryByText(/^ログインしていた方は/)).toBeNull();
    expect(
      screen.getByText(`${mug.name}を「あとで買う」に移しました。`).closest('[role="status"]'),
    ).toHaveFocus();
    expect(saved().getByText(/× 3点/)).toBeVisible();
    await userEvent.click(saved().getByRole('button', { name: /^カートに戻す/ }));
    expect(await screen.findByLabelText('数量')).toHaveValue('3');
    expect(screen.queryByRole('heading', { name: 'あとで買う' })).toBeNull();
  });

  it('stands after the place of offers such as coupons, which is right below the total', async () => {
    await add(mug, 1);
    await add(bowl, 1);
    const { container } = show();
    await userEvent.click((await screen.findAllByRole('button', { name: /^あとで買う/ }))[0]!);
    const list = await screen.findByRole('region', { name: 'あとで買う' });
    const order = [screen.getByRole('link', { name: 'ご購入手続きへ' }), list];
    const [afterTotal, beforeSaved] = order.map((one) =>
      container.querySelector('[data-late="cart"]')?.compareDocumentPosition(one),
    );
    expect(afterTotal).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(beforeSaved).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is undone on request, and is still there after a reload', async () => {
    await add(mug, 2);
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^あとで買う/ }));
    const undo = await screen.findByRole('button', { name: '元に戻す' });
    comeBack();
    expect(await screen.findByRole('region', { name: 'あとで買う' })).toBeVisible();
    expect(undo).not.toBeVisible();
    await userEvent.click(saved().getByRole('button', { name: /^カートに戻す/ }));
    await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByRole('region', { name: 'あとで買う' })).toBeVisible();
  });

  it('is deleted, and put aside again on request', async () => {
    await add(mug, 2);
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^あとで買う/ }));
    await screen.findByRole('region', { name: 'あとで買う' });
    await userEvent.click(saved().getByRole('button', { name: /^削除する/ }));
    expect(await screen.findByText(`${mug.name}を「あとで買う」から削除しました。`)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'あとで買う' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByRole('region', { name: 'あとで買う' })).toBeVisible();
    expect(saved().getByText(/× 2点/)).toBeVisible();
  });

  it('says how much stays aside where the stock is short', async () => {
    await add(mug, 4);
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^あとで買う/ }));
    await screen.findByRole('region', { name: 'あとで買う' });
    await setStock(shop.api.db, mug.id, 3);
    await userEvent.click(saved().getByRole('button', { name: /^カートに戻す/ }));
    expect(await screen.findByText(/残りの1点は「あとで買う」にあります。/)).toBeVisible();
    await setStock(shop.api.db, mug.id, 5000);
  });
});

describe('前回からの変更', () => {
  it('says a price that has changed since the last time, until the shopper has seen it', async () => {
    await add(mug, 1);
    await shop.api.db
      .update(products)
      .set({ price: mug.price + 100 })
      .where(eq(products.id, mug.id));
    show();
    const said = await screen.findByText(/^価格が.*に変わりました。$/);
    expect(said).toBeVisible();
    comeBack();
    await screen.findByLabelText('数量');
    expect(screen.queryByText('前回からの変更')).toBeNull();
    await shop.api.db.update(products).set({ price: mug.price }).where(eq(products.id, mug.id));
  });

  it('says what another device has done, and nothing about what was done here', async () => {
    const { token } = await add(mug, 1);
    await add(mug, 1);
    const more = { cart_token: token, product_key: mug.key, quantity: 3 };
    await shop.api.call(addCartProductSpec, { body: more });
    await shop.api.call(addCartProductSpec, { body: { ...more, product_key: bowl.key } });
    show();
    expect(await screen.findByText(/^数量が2点から5点に変わりました/)).toBeVisible();
    expect(screen.getByText(/^前回ご覧になったあとに、カートに加わりました/)).toBeVisible();
    comeBack();
    const [first] = await screen.findAllByRole('button', { name: '数量を1増やす' });
    await userEvent.click(first!);
    await screen.findByDisplayValue('6');
    expect(screen.queryByText('前回からの変更')).toBeNull();
  });
});
