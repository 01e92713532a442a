import { listProductsSpec } from '@shop/contract/products/list-products';
import type { ShopName } from '@shop/shops/shop-list';
import { API, signInToken } from './api';
import { setUpBrowser } from './set-up-browser';
import { portOriginOf } from './platform';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const device = setUpBrowser({ viewport: DESKTOP });

test('two shops signed in side by side in one browser do not disturb each other', async () => {
  const { context } = device;
  const general = await Shopper.openShop(context, 'default');
  const school = await Shopper.openShop(context, 'school');
  await general.signInAs(MEMBER);
  await school.signInAs(SECOND);

  await general.open('/mypage');
  await general.waitForHeading('マイページ');
  await school.open('/mypage');
  await school.waitForHeading('マイページ');

  const cookies = await context.cookies([general.origin, school.origin]);
  const tokens = cookies.filter(({ name }) => name === 'access_token');
  expect(tokens.map(({ domain }) => domain).sort()).toEqual(['default.localhost', 'school.localhost']);
  expect([...general.watch.problems, ...school.watch.problems]).toEqual([]);
});

test('another shop on the same host treats the session as absent and does not change it', async () => {
  const { context } = device;
  const general = await Shopper.openShop(context, 'default', portOriginOf('default'));
  const school = await Shopper.openShop(context, 'school', portOriginOf('school'));
  await general.signInAs(MEMBER);

  await school.open('/mypage');
  await school.waitForHeading('ログイン');
  await school.open('/');
  await school.page.getByRole('banner').getByRole('link', { name: 'ログイン' }).waitFor();

  await general.open('/mypage');
  await general.waitForHeading('マイページ');
  expect([...general.watch.problems, ...school.watch.problems]).toEqual([]);
});

/** Language, shop, colour and heading of a document. */
async function looksOf(shop: ShopName, path: string): Promise<readonly (string | undefined)[]> {
  const html = await (await fetch(`${portOriginOf(shop)}${path}`)).text();
  const patterns = [/<html lang="(.*?)"/, /shop-channel="(.*?)"/, /color-primary:(#\w+)/, /<h1.*?>(.*?)</];
  return patterns.map((pattern) => pattern.exec(html)?.[1]);
}

test.each([
  ['default', '#3b4f3e'],
  ['corporate', '#1d4f7c'],
  ['school', '#1f3a7a'],
  ['gift', '#97293a'],
] as const)(
  '[beh-variants-share-stores] the shop %s is in Japanese, and has the pages of every shop in its own theme',
  async (shop, primary) => {
    for (const [path, heading] of [
      ['/product', '商品一覧'],
      ['/cart', 'ショッピングカート'],
      ['/login/', 'ログイン'],
    ] as const) {
      expect(await looksOf(shop, path)).toEqual(['ja', shop, primary, heading]);
    }
  },
);

test('[beh-corporate-variant, role-corporate-variant, beh-variants-share-stores] a wholesale buyer signs in to the corporate shop and buys at the prices of the customer group', async () => {
  const channel = 'corporate';
  const query = { in_stock: true };
  const shopper = await Shopper.openShop(device.context, channel);
  await shopper.signInAs('buyer@example.jp');
  const { body } = await API.call(listProductsSpec, { query }, { channel });
  const token = await signInToken('buyer@example.jp', channel);
  const { body: own } = await API.call(listProductsSpec, { query }, { channel, token });
  expect(own[0]?.product_price).toBeLessThan(body[0]?.product_price ?? 0);
  const price = `${own[0]?.product_price_with_tax.toLocaleString('ja-JP')}円`;
  await shopper.open(`/product/${own[0]?.key}`);
  await shopper.waitUntilIdle();
  await shopper.page.getByRole('main').getByText(price).first().waitFor();
  await shopper.press('カートに入れる');
  await shopper.page.getByText('カートに追加しました').first().waitFor();
  await shopper.page.getByRole('link', { name: /^カート 1点/ }).click();
  await shopper.waitForHeading('ショッピングカート');
  await shopper.page.getByRole('main').getByText(price).first().waitFor();
  expect(shopper.watch.problems).toEqual([]);
});
