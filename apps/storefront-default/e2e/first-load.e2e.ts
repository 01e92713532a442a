import { listProductsSpec } from '@shop/contract/products/list-products';
import { API } from './api';
import { DEMO_PASSWORD, MEMBER, PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

const shopper = setUpShopper({ viewport: PHONE });

/** The path of the first product of the list, which has neither reviews nor a size table. */
const firstProduct = async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  return `/product/${body[0]!.key}`;
};

test('styles come with the first HTML, and those of the next page before it is shown', async () => {
  const sheets = () => shopper.watch.requests.filter((request) => request.endsWith('.css'));
  await shopper.open('/product');
  await shopper.waitUntilIdle();
  expect(sheets()).toEqual([]);

  const product = shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await product.click();
  await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
  // The parts below the first screen, whose own sheets may still be on their way, are not looked at.
  const buy = shopper.page.getByRole('button', { name: 'カートに入れる' });
  expect(await buy.evaluate((button) => getComputedStyle(button).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  await shopper.waitUntilIdle();
  expect(sheets().length).toBeGreaterThan(0);
  const asked = sheets().length;
  await shopper.page.goBack();
  await shopper.waitForHeading('商品一覧');
  expect(sheets()).toHaveLength(asked);
});

test('data in the document is not requested again, and navigation calls the API directly', async () => {
  await shopper.open('/product');
  await shopper.waitUntilIdle();
  const asked = () => shopper.watch.requests.filter((request) => request.includes('/api/'));
  expect(
    asked().filter((request) => /\/v1\/products|settings|categories|colorschemes|public\.json/.test(request)),
  ).toEqual([]);

  await shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
  expect(asked().filter((request) => /GET \/api\/v1\/products\/[^/?]+$/.test(request))).toHaveLength(1);
  expect(shopper.watch.requests.filter((request) => request.includes('.data'))).toEqual([]);
  expect(new Set(asked()).size).toBe(asked().length);
});

test('a member’s first load makes no request twice either', async () => {
  await shopper.signInAs(MEMBER);
  await shopper.waitUntilIdle();
  shopper.watch.requests.length = 0;
  await shopper.open('/mypage/order_history');
  await shopper.waitForHeading('注文履歴');
  await shopper.waitUntilIdle();
  expect(
    shopper.watch.requests.filter((request) => /\/v1\/me\/orders|\/auth\/refresh/.test(request)),
  ).toEqual([]);
});

test('after a logout the top page makes each of its requests once', async () => {
  await shopper.signInAs(MEMBER);
  await shopper.open('/mypage');
  await shopper.waitForHeading('マイページ');
  await shopper.waitUntilIdle();
  shopper.watch.requests.length = 0;
  await shopper.press('ログアウト');
  await shopper.page.getByRole('heading', { name: '新着商品' }).waitFor();
  await shopper.waitUntilIdle();
  const asked = shopper.watch.requests.filter((request) => /\/v1\/(?:news|products)/.test(request));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).toEqual([...new Set(asked)]);
});

test('the success message does not cover the buttons on a phone', async () => {
  await shopper.open(await firstProduct());
  await shopper.press('カートに入れる');
  const words = shopper.page.getByText('カートに追加しました');
  await (await words.elementHandle())?.waitForElementState('stable');
  const toast = await words.boundingBox();
  const button = await shopper.page.getByRole('button', { name: 'カートに入れる' }).boundingBox();
  expect(toast!.y + toast!.height).toBeLessThanOrEqual(button!.y);
});

test('input and clicks before hydration are not lost', async () => {
  let letThrough: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => (letThrough = resolve));
  await shopper.page.route('**/assets/*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await shopper.open('/login/');
  await shopper.page.getByLabel('メールアドレス').fill(MEMBER);
  await shopper.page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD);
  await shopper.page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click();
  letThrough();
  await shopper.page.waitForURL('**/ec/');
});

test('the shop works in a browser that blocks all storage', async () => {
  await shopper.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await shopper.open(await firstProduct());
  await shopper.waitForHydration();
  await shopper.press('カートに入れる');
  await shopper.page.getByText('カートに追加しました').waitFor();
});
