import { listProductsSpec } from '@shop/contract/products/list-products';
import { logoutSpec } from '@shop/contract/auth/logout';
import { setUpTab } from '@shop/testing-browser/tab';
import { API } from './api';
import { originOf, portOriginOf } from './platform';
import { accessTokenOf } from './session-cookies';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, PHONE, Shopper } from './shopper';

const buyer = new Shopper(
  setUpTab(setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE })),
  originOf('corporate'),
);
afterEach(() => expect(buyer.problemsExcept(/status of 401/)).toEqual([]));
const BUYER = 'buyer@example.jp';
const DESK = '/order-desk';
const row = (number: number, part: string) =>
  buyer.page.getByRole('textbox', { name: `${number}行目の${part}` });

async function look(): Promise<void> {
  await buyer.expectAccessible();
  expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
}
const inStock = async () =>
  (await API.call(listProductsSpec, { query: { in_stock: true } }, { channel: 'corporate' })).body;
const pasteRows = async (text: string): Promise<void> => {
  await buyer.page.getByLabel('表計算ソフトからコピーした内容').fill(text);
  await buyer.press('貼り付けた内容を行に追加する');
};

test('a wholesale buyer pastes rows, corrects what the report names, and one press fills the cart, 390 px', async () => {
  const [one, another] = await inStock();
  const [first, second] = [one?.code ?? '', another?.code ?? ''];
  await buyer.open('/');
  await buyer.follow('商品番号でまとめて注文');
  await buyer.waitForHeading('まとめて注文');
  await buyer.waitUntilIdle();
  await look();
  await pasteRows(`商品番号\t数量\n${first}\t2\nNONE-1\t3\n${second}\t０`);
  await buyer.press('内容を確認する');
  await buyer.page.getByText('3件中2件に誤りがあります。').last().waitFor();
  await buyer.waitForFocus(row(2, '商品番号'));
  await look();
  await buyer.page.reload();
  await buyer.waitForHydration();
  await buyer.waitForValue('2行目の商品番号', 'NONE-1');
  await buyer.press('内容を確認する');
  await buyer.page.getByText('3件中2件に誤りがあります。').last().waitFor();
  await row(2, '商品番号').fill(second);
  await row(3, '数量').fill('１');
  await row(3, '数量').blur();
  await buyer.press('3件をカートに入れる');
  await buyer.page.getByText('3件をカートに入れました').waitFor();
  await look();
  await buyer.follow('カートを見る');
  await buyer.waitForHeading('ショッピングカート');
  for (const product of [one, another])
    await buyer.page
      .getByText(product?.name ?? '')
      .first()
      .waitFor();
});

test('what was written survives a session that ends', async () => {
  const first = (await inStock())[0]?.code ?? '';
  await buyer.signInAs(BUYER);
  await buyer.open(DESK);
  await buyer.waitForHeading('まとめて注文');
  await buyer.waitForHydration();
  await pasteRows(`${first}\t2`);
  await buyer.waitForValue('1行目の商品番号', first);
  await API.call(
    logoutSpec,
    {},
    { token: await accessTokenOf(buyer.context, 'corporate'), channel: 'corporate' },
  );
  await buyer.press('内容を確認する');
  await buyer.page.waitForURL((url) => url.pathname === '/login/');
  await buyer.signIn(BUYER);
  await buyer.waitForHeading('まとめて注文');
  await buyer.waitForValue('1行目の商品番号', first);
});

test('a shop without an order desk has no such page', async () => {
  expect((await fetch(`${portOriginOf('default')}${DESK}`)).status).toBe(404);
  expect((await fetch(`${portOriginOf('corporate')}${DESK}`)).status).toBe(200);
});
