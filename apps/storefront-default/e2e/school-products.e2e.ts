import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { setUpTab } from '@shop/testing-browser/tab';
import { API } from './api';
import { originOf } from './platform';
import { setUpBrowser } from './set-up-browser';
import { DESKTOP, JAPANESE_BROWSER, MEMBER, PHONE, Shopper } from './shopper';

const device = setUpBrowser({ ...JAPANESE_BROWSER, viewport: PHONE });
const family = new Shopper(setUpTab(device), originOf('school'));
/** The document of a product that needs a password is that of a missing page, whoever asks. */
const EXPECTED = [/status of 404/, /status of 422/];
afterEach(() => expect(family.problemsExcept(...EXPECTED)).toEqual([]));

const SAKURA = 'さくら台中学校 指定品';
const cards = () => family.page.getByRole('main').getByRole('article');

async function look(): Promise<void> {
  await family.waitUntilIdle();
  await family.expectAccessible();
  expect(await family.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
}
async function unlock(password: string): Promise<void> {
  const form = family.page.getByRole('form', { name: '学校を選ぶ' });
  await form.getByRole('combobox', { name: /^学校/ }).selectOption(SAKURA);
  await form.getByLabel('パスワード').first().fill(password);
  await form.getByRole('button', { name: '指定品を見る' }).click();
}

test('[call-post-v1-tags-password] a family finds its school, enters its password, buys what it prescribes and closes it again, 390 px', async () => {
  await family.open('/');
  await family.follow('学校から探す');
  await family.waitForHeading('学校から探す');
  await look();
  await unlock('sakura-2025');
  await family.page.getByText('パスワードをご確認ください', { exact: true }).waitFor();
  await unlock('sakura-2026');
  await family.waitForHeading(SAKURA);
  expect(await family.countOf(cards())).toBe(2);
  await look();

  await family.page.reload();
  await family.waitForHeading(SAKURA);
  expect(await family.countOf(cards())).toBe(2);
  await cards().first().getByRole('link').first().click();
  await family.page.waitForURL(/\/product\/[^?]+/);
  const add = family.page.getByRole('button', { name: 'カートに入れる' }).first();
  await add.waitFor();
  const address = family.page.url();
  await family.page.reload();
  await add.waitFor();
  await family.waitUntilIdle();
  await add.click();
  await family.page.getByRole('link', { name: /^カート 1点/ }).waitFor();

  const stranger = await Shopper.openShop(device.context, 'school');
  await stranger.page.goto(address);
  await stranger.waitForHeading('404 Not Found');
  await stranger.page.getByRole('link', { name: 'パスワードを入力する' }).click();
  await stranger.waitForHeading('学校から探す');
  await stranger.page.close();

  await family.follow('学校から探す');
  await family.waitForHeading('学校から探す');
  await family.page.getByText('現在ご覧いただける学校').waitFor();
  await look();
  await family.press(`${SAKURA}を閉じる`);
  await family.page.getByText('現在ご覧いただける学校').waitFor({ state: 'detached' });
  await family.open('/product?tag=sakura-jhs');
  await family.page.getByText(`「${SAKURA}」をご覧いただくには、パスワードが必要です`).waitFor();
  await look();
  await family.follow('パスワードを入力する');
  await family.waitForHeading('学校から探す');
  await family.waitForValue(family.page.getByRole('combobox', { name: /^学校/ }), 'sakura-jhs');
});

test('[call-post-takimoto-v1-schools-check] a family is let in by the number that its school handed out', async () => {
  await family.open('/tags');
  await family.waitUntilIdle();
  const form = family.page.getByRole('form', { name: '学校コードで確認する' });
  await form.getByLabel('学校コード').fill('ｍｉｄｏｒｉ02');
  await form.getByLabel('会員番号').fill('M-9999');
  await form.getByRole('button', { name: '学校を確認する' }).click();
  await form.getByText('会員番号をご確認ください').waitFor();
  expect(await form.getByLabel('学校コード').inputValue()).toBe('MIDORI02');
  await form.getByLabel('会員番号').fill('M-0001');
  await form.getByRole('button', { name: '学校を確認する' }).click();
  await family.waitForHeading('そろえるもの');
  await family.follow('緑ヶ丘高等学校の指定品を見る');
  await family.waitForHeading('緑ヶ丘高等学校 指定品');
  expect(await family.countOf(cards())).toBe(2);
});

test.each([PHONE, DESKTOP])(
  'a family reads what the school asks of each pupil, and how much of it is in the cart, %j',
  async (viewport) => {
    const { page } = family;
    await page.setViewportSize(viewport);
    await family.open('/tags');
    await family.waitUntilIdle();
    const form = page.getByRole('form', { name: '学校コードで確認する' });
    await form.getByLabel('学校コード').fill('SAKURA01');
    await form.getByLabel('会員番号').fill('S-0004');
    await form.getByRole('button', { name: '学校を確認する' }).click();
    const list = page.getByRole('list', { name: 'さくら台中学校のそろえるもの' });
    await list.getByText('カート 0点／必要 3点').first().waitFor();
    await family.expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    const shirt = list.getByRole('listitem').filter({ hasText: '長袖シャツ' });
    await shirt.getByRole('link').click();
    await page.waitForURL(/\/product\/[^?]+/);
    await family.waitUntilIdle();
    await page.getByRole('button', { name: 'カートに入れる' }).first().click();
    await page.getByRole('link', { name: /^カート 1点/ }).waitFor();
    await family.open('/school-items');
    await shirt.getByText('カート 1点／必要 3点').waitFor();
    await shirt.getByText('あと2点').waitFor();
    // By the keyboard: for two children, also after a reload.
    await page.getByLabel('お子さまの人数（さくら台中学校）').focus();
    await page.keyboard.press('ArrowDown');
    await shirt.getByText('カート 1点／必要 6点').waitFor();
    await page.reload();
    await shirt.getByText('カート 1点／必要 6点').waitFor();
  },
);

/** A blazer in another size than 160A, which can be had. */
async function blazerKey(): Promise<string> {
  const school = { channel: 'school' };
  const { body } = await API.call(listProductsSpec, { query: { word: 'ブレザー' } }, school);
  for (const { key } of body) {
    const siblings = (await API.call(getProductSpec, { params: { key } }, school)).body.product_model
      .products;
    const inSize = (size: string) =>
      siblings.find(({ options }) => options.some(({ value }) => value === size));
    if (inSize('160A')?.is_stock_available === true) return inSize('150A')?.key ?? '';
  }
  throw new Error('The seed has no blazer of that size in stock');
}

test.each([PHONE, DESKTOP])(
  'a member reads which size fits, and why, and chooses it, %j',
  async (viewport) => {
    const { page } = family;
    await page.setViewportSize(viewport);
    await family.signInAs(MEMBER);
    await family.open(`/product/${await blazerKey()}`);
    await family.waitUntilIdle();
    // The first sign of a person loads what is below the product.
    await page.mouse.wheel(0, 300);
    await page.getByText('おすすめは 160A', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'サイズ表を見る' }).first().click();
    const sizes = page.getByRole('region', { name: 'サイズ表' });
    await sizes.getByText('おすすめは 160A です。').waitFor();
    await sizes.getByText(/^身長158\.5cm は 155〜160cm に合います（\d{4}\.\d{2}\.\d{2}の採寸）$/).waitFor();
    await family.expectAccessible();
    await sizes.getByRole('link', { name: '160A を選ぶ' }).click();
    await sizes.getByText('いま 160A を選んでいます。').waitFor();
    await family.expectAccessible();
  },
);
