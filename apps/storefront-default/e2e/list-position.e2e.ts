import { setUpShopper } from './set-up-shopper';
import { DESKTOP, JAPANESE_BROWSER, PHONE } from './shopper';

const shopper = setUpShopper(JAPANESE_BROWSER);
const scrolledTo = () => shopper.page.evaluate(() => Math.round(window.scrollY));

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_device, size) => {
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
