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
