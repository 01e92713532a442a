import { listProductsSpec } from '@shop/contract/products/list-products';
import type { Page } from 'playwright-core';
import { API } from './api';
import { originOf } from './platform';
import { PHONE } from './shopper';
import { setUpShopChanges } from './shop-changes';
import { setUpShopper } from './set-up-shopper';

/** The lowest screen that a phone has today. */
const LOW = { width: 360, height: 640 };
const NARROW = { width: 320, height: 568 };
/** The console message of the browser for an error response. */
const REJECTED_RESPONSE = /Failed to load resource: the server responded with a status of 404/;

const changes = setUpShopChanges('default');
const shopper = setUpShopper({ viewport: PHONE, hasTouch: true }, REJECTED_RESPONSE);
const productsOf = async (channel: string) =>
  (await API.call(listProductsSpec, { query: { in_stock: true } }, { channel })).body;
const open = async (channel: 'default' | 'corporate' | 'school' | 'gift', at = 0) => {
  const product = (await productsOf(channel))[at];
  await shopper.page.goto(`${originOf(channel)}/product/${product?.key ?? ''}`);
  await shopper.waitUntilIdle();
};
/** The first sign of a person loads what is below the product, which records that it was looked at. */
const scrollUntilAlive = () =>
  Promise.all([shopper.page.waitForResponse(/\/v1\/product-histories$/), shopper.page.mouse.wheel(0, 300)]);
const reviewButton = (page: Page) => page.getByRole('button', { name: 'レビューを書く' });
const main = () => shopper.page.getByRole('main');

test.each(
  (['default', 'corporate', 'school', 'gift'] as const).flatMap((shop) =>
    [PHONE, LOW].map((size) => [shop, size] as const),
  ),
)('in the shop %s a screen of %j shows name and price without scrolling', async (shop, size) => {
  await shopper.page.setViewportSize(size);
  await open(shop);
  const bar = shopper.page.locator('[data-foot-bar]');
  const foot = (await bar.boundingBox())!.y;
  const name = await main().getByRole('heading', { level: 1 }).boundingBox();
  const price = await main().locator('[data-size="lg"]').boundingBox();
  expect(name!.y + name!.height).toBeLessThanOrEqual(foot);
  expect(price!.y + price!.height).toBeLessThanOrEqual(foot);
  // The bar at the foot says what a press costs.
  expect(await bar.innerText()).toMatch(/[\d,]+円\s*（税[込抜]）/);
  expect(foot).toBeGreaterThan(size.height * 0.75);
  // The end of the page can be read above it.
  const below = await shopper.page.evaluate(() => {
    const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - (foot + window.scrollY);
  });
  expect(below).toBeGreaterThanOrEqual(size.height - foot);
});

/** A screen of 1280 x 900 that is enlarged twice. */
const ENLARGED = { width: 640, height: 450 };

test('a small picture is still one, its variant is named below it, and on a low screen nothing hides the name', async () => {
  for (const size of [LOW, { ...LOW, width: 320 }]) {
    await shopper.page.setViewportSize(size);
    await open('default');
    const slides = main().getByRole('region', { name: '商品の画像' }).getByRole('listitem');
    const picture = (await slides.first().getByRole('img').boundingBox())!;
    expect(picture.height).toBeGreaterThanOrEqual(230);
    const choose = slides.getByRole('link', { name: /を選ぶ$/ }).first();
    expect((await choose.boundingBox())!.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  }
  await shopper.page.setViewportSize(ENLARGED);
  await open('default');
  const name = (await main().getByRole('heading', { level: 1 }).boundingBox())!;
  expect(name.y + name.height).toBeLessThanOrEqual(ENLARGED.height);
  expect((await shopper.page.locator('[data-foot-bar]').boundingBox())!.y).toBeGreaterThan(name.y);
});

test('a variant that is sold out says so at the foot of the screen, beside the offer of a mail', async () => {
  const of = ({ product_model: model }: { product_model: { product_count: number } }) =>
    model.product_count > 1;
  const product = (await productsOf('default')).findLast(of);
  await changes.stock(product?.code ?? '', 0);
  await shopper.page.goto(`${shopper.origin}/product/${product?.key ?? ''}`);
  const bar = shopper.page.locator('[data-foot-bar]');
  const { y, height } = (await bar.boundingBox())!;
  expect(Math.round(y + height)).toBe(PHONE.height);
  expect(await bar.innerText()).toMatch(/^\S+：\S+\s+在庫切れ\s+再入荷のお知らせを受け取る$/);
  await shopper.waitUntilIdle();
  await bar.getByRole('button').click();
  await main().getByRole('form', { name: '再入荷のお知らせの申し込み' }).waitFor();
  await shopper.expectAccessible();
});

test.each(['default', 'corporate', 'school', 'gift'] as const)(
  'the first screen of the shop %s shows the choice of a product, and the bar names what is chosen',
  async (shop) => {
    const product = (await productsOf(shop)).find(({ product_model: model }) => model.product_count > 1);
    await shopper.page.goto(`${originOf(shop)}/product/${product?.key ?? ''}`);
    const choice = main()
      .getByRole('navigation', { name: /を選ぶ$/ })
      .first();
    const { y, height } = (await choice.boundingBox())!;
    const bar = shopper.page.locator('[data-foot-bar]');
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    expect(await bar.innerText()).toMatch(/^\S+：\S+/);
  },
);

test.each(['default', 'corporate', 'school', 'gift'] as const)(
  'the product page of the shop %s has no violations, and nothing overflows at 320 px',
  async (shop) => {
    await open(shop);
    await shopper.expectAccessible();
    await shopper.page.setViewportSize(NARROW);
    const overflow = await shopper.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test('pictures are enlarged over the page, and choose their variant, whose page stays where it was', async () => {
  await open('default');
  await main().getByRole('link', { name: '画像1を拡大する' }).click();
  const dialog = shopper.page.getByRole('dialog', { name: '拡大した画像' });
  await dialog.waitFor();
  await shopper.expectAccessible();
  await shopper.page.keyboard.press('ArrowRight');
  await dialog.getByText(/^2 \//).waitFor();
  await shopper.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const choose = main()
    .getByRole('link', { name: /を選ぶ$/ })
    .first();
  await choose.scrollIntoViewIfNeeded();
  await shopper.page.evaluate(() => window.scrollTo(0, 60));
  const before = shopper.page.url();
  await choose.click();
  await shopper.page.waitForURL((url) => url.href !== before);
  await shopper.waitUntilIdle();
  expect(await shopper.page.evaluate(() => window.scrollY)).toBe(60);
});

test('reviews and recommendations can be read without scripts, and are alive once somebody scrolls', async () => {
  const key = (await productsOf('default'))[0]?.key ?? '';
  const document = await shopper.page.goto(`${shopper.origin}/product/${key}`);
  const html = (await document?.text()) ?? '';
  const [body = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  for (const heading of ['レビュー', 'おすすめ商品']) expect(body).toContain(`>${heading}</h2>`);
  await open('default');
  await scrollUntilAlive();
  await main().getByRole('button', { name: 'レビューを書く' }).click();
  await shopper.waitForHeading('ログイン');
});

test.each([
  ['mouse', (page: Page) => reviewButton(page).click()],
  ['Enter', (page: Page) => reviewButton(page).press('Enter')],
  // As assistive technology does it: without anything before the click.
  ['click alone', (page: Page) => reviewButton(page).dispatchEvent('click')],
] as const)('a press (%s) before the code of the reviews has arrived is done then', async (_how, press) => {
  await open('default');
  const { page } = shopper;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.js');
  await press(page);
  await asked;
  expect(await main().getByRole('heading', { level: 1 }).textContent()).not.toBe('ログイン');
  arrive();
  await shopper.waitForHeading('ログイン');
});

test('[trans-product-history-order] what was looked at is shown on the next product', async () => {
  await open('default', 0);
  const name = (await main().getByRole('heading', { level: 1 }).textContent()) ?? '';
  await scrollUntilAlive();
  await open('default', 1);
  await scrollUntilAlive();
  const viewed = main().getByRole('region', { name: '最近見た商品' });
  await viewed.getByText(name, { exact: true }).first().waitFor();
});

test('the day and the carriage to a postal code are told before the cart', async () => {
  await open('default');
  await main().getByText('お届け先の郵便番号で調べる').click();
  await main()
    .getByLabel(/郵便番号/)
    .fill('060-0001');
  await shopper.press('調べる');
  await main()
    .getByText(/北海道へは最短 \d{4}\.\d{2}\.\d{2}/)
    .waitFor();
  await shopper.expectAccessible();
});
