import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { openTab, setUpTab } from '@shop/testing-browser/tab';
import { until } from '@shop/testing-api/until';
import type { Locator, Page } from 'playwright-core';
import { type OpenShop, openShop } from './open-shop';

jest.setTimeout(90_000);

const HEIGHT = 900;
/** The columns of the product list just below and above the breakpoints of 600 and 900 px. */
const COLUMNS = [
  [600, 2],
  [601, 3],
  [900, 3],
  [901, 4],
] as const;

let open: OpenShop;
const device = setUpBrowser({ locale: 'ja-JP' });
const tab = setUpTab(device);

beforeAll(async () => {
  open = await openShop({ shop: { env: { SHOP_PAGE_DATA_MS: '1' } } });
  await open.set({ 'SITE.BREAKPOINT.SCREEN-SM': 600, 'SITE.BREAKPOINT.SCREEN-MD': 900 });
  await until('a document with the breakpoints of the settings', async () =>
    (await open.shop.html('/')).includes('data-shop-breakpoints="600 900"') ? true : undefined,
  );
});
afterAll(() => open.close());

const productGrid = (page: Page): Locator => page.locator('main ul:has(> li a[href^="/product/"])').first();

/** How many products are side by side. */
const countColumns = (page: Page): Promise<number> =>
  productGrid(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

/** The widths in the media queries of the sheets that a navigation has loaded. */
const linkedWidths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href !== null)
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? (rule.media.mediaText.match(/\d+px/g) ?? []) : [])),
  );

async function columnsByWidth(page: Page): Promise<(readonly [number, number])[]> {
  const seen: (readonly [number, number])[] = [];
  for (const [width] of COLUMNS) {
    await page.setViewportSize({ width, height: HEIGHT });
    seen.push([width, await countColumns(page)]);
  }
  return seen;
}

// spec items: trans-screen-class-phone, trans-screen-class-tablet, trans-screen-class-desktop
test('[setting-site-breakpoint-screen-sm] [setting-site-breakpoint-screen-md] the layout of a document follows the breakpoints of the settings, without JavaScript too', async () => {
  const { page } = await openTab(await device.newContext({ locale: 'ja-JP', javaScriptEnabled: false }));
  await page.goto(`${open.shop.url}/`);
  expect(await columnsByWidth(page)).toEqual(COLUMNS);
});

test('the layout of a page that a navigation opens follows them as well', async () => {
  await tab.page.setViewportSize({ width: 901, height: HEIGHT });
  await tab.page.goto(`${open.shop.url}/faq`);
  await tab.page.waitForFunction(() => performance.getEntriesByName('shop-hydrated').length > 0);
  await tab.page.getByRole('banner').getByRole('link').first().click();
  await tab.page.waitForURL(`${open.shop.url}/`);
  await productGrid(tab.page).waitFor();
  expect(await countColumns(tab.page)).toBe(4);
  expect(new Set(await linkedWidths(tab.page))).toEqual(new Set(['600px', '601px', '901px']));
});
