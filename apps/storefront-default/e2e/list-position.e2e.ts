import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { API } from './api';
import { originOf } from './platform';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER, PHONE } from './shopper';
import { widths } from './widths';

const shopper = setUpShopper(JAPANESE_BROWSER);
const scrolledTo = () => shopper.page.evaluate(() => Math.round(window.scrollY));

describe.each(widths('390'))('at %s px', (_width, size) => {
  test('back from a product, the list is where it was left [beh-scroll-back]', async () => {
    const { page } = shopper;
    await page.setViewportSize(size);
    await shopper.open('/product');
    await shopper.waitForHydration();
    await page.mouse.move(size.width / 2, size.height / 2);
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => window.scrollY === 700);
    const product = page.locator('main article a').nth(5);
    const name = (await product.textContent()) ?? '';
    await product.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '商品一覧' }).waitFor();
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await scrolledTo()).toBe(700);
  });
});

test('a filter of the sheet is in the URL, its chip takes it away, and Back brings it again [beh-scroll-back]', async () => {
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  await shopper.open('/product');
  await shopper.waitForHydration();
  await page.getByRole('button', { name: '絞り込み' }).click();
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  const white = sheet.getByRole('checkbox', { name: /^白（\d+）$/ });
  const label = (await sheet.getByText(/^白（\d+）$/).textContent()) ?? '';
  await white.check();
  await sheet.getByRole('button', { name: `${/\d+/.exec(label)?.[0]}件を表示` }).click();
  const chip = page.getByRole('list', { name: '絞り込みの条件' }).getByRole('link', { name: /^白/ });
  await chip.waitFor();
  // The empty fields of the form are not in it.
  expect(decodeURIComponent(new URL(page.url()).search)).toBe('?colour=白');
  expect(await sheet.isVisible()).toBe(false);
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await chip.waitFor();
  expect(new URL(page.url()).searchParams.getAll('colour')).toEqual(['白']);
});

/** Where the first product begins, and whether the last one reaches the end of its row, in pixels of the page. */
const placeOfProducts = () =>
  shopper.page.evaluate(() => {
    const cards = [...document.querySelectorAll('main [aria-busy] article')];
    const [first, last] = [cards[0], cards.at(-1)?.closest('li')].map((card) =>
      card?.getBoundingClientRect(),
    );
    const end =
      document.querySelector('main [aria-busy] ul:has(article)')?.getBoundingClientRect().right ?? 0;
    return {
      first: (first?.top ?? Infinity) + window.scrollY,
      hole: Math.round(end - (last?.right ?? 0)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

test.each(['default', 'corporate', 'school', 'gift'] as const)(
  'the lists of the shop %s begin in the first half of a phone’s screen, and a full page leaves no hole',
  async (shop) => {
    const { page } = shopper;
    await page.setViewportSize(PHONE);
    const { body } = await API.call(
      getCategoryHierarchySpec,
      { query: { table: 'products' } },
      { channel: shop },
    );
    const word = encodeURIComponent(body[0]?.children[0]?.name ?? '');
    for (const list of ['', `?category=${body[0]?.key ?? ''}`, `?word=${word}`]) {
      await page.goto(`${originOf(shop)}/product${list}`);
      expect((await placeOfProducts()).first).toBeLessThanOrEqual(400);
    }
    await page.goto(`${originOf(shop)}/product`);
    for (const width of [320, 390, 800, 1100, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await placeOfProducts()]).toMatchObject([width, { hole: 0, overflow: 0 }]);
    }
  },
);

test('the orders of a list fold into a sheet on phones, which a choice closes', async () => {
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  await shopper.open('/product');
  await shopper.waitForHydration();
  const sorting = page.getByRole('navigation', { name: '並び替え' });
  expect(await shopper.countOf(sorting.getByRole('link'))).toBe(0);
  await sorting.getByRole('button', { name: /^並び替え：\s*おすすめ順$/ }).click();
  await shopper.expectAccessible();
  await sorting.getByRole('link', { name: '価格の安い順' }).click();
  await sorting.getByRole('button', { name: /^並び替え：\s*価格の安い順$/ }).waitFor();
  expect(await shopper.countOf(sorting.getByRole('link'))).toBe(0);
  expect(new URL(page.url()).searchParams.get('sort')).toBe('price_asc');
});

test.each(['default', 'gift'] as const)(
  'in the shop %s the first link of a menu of 30 categories is within reach at any width',
  async (shop) => {
    const { page } = shopper;
    await page.goto(`${originOf(shop)}/product`);
    await shopper.waitUntilIdle();
    const menu = page.getByRole('navigation', { name: 'カテゴリー' }).first();
    await menu.getByRole('list').evaluate((list) => {
      for (let at = list.children.length; at < 32; at += 1)
        list.append(list.lastElementChild!.cloneNode(true));
    });
    for (const width of [320, 800, 1000, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const first = menu.getByRole('link').first();
      await first.scrollIntoViewIfNeeded();
      expect((await first.boundingBox())!.x).toBeGreaterThanOrEqual(0);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      const { x, width: linkWidth } = (await last.boundingBox())!;
      expect(x + linkWidth).toBeLessThanOrEqual(width);
    }
  },
);
