import { PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

/**
 * What is logged about requests that could not be sent: by the browser, and by axe, which fetches the style sheets that it
 * checks once more.
 */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Couldn't load preload assets/;
const NOTICE = 'オフラインです。接続が戻ると続けられます。入力した内容は残っています。';

const shopper = setUpShopper({ viewport: PHONE }, NO_NETWORK);

const firstProduct = () =>
  shopper.page.getByRole('main').getByRole('article').first().getByRole('link').first();
const notice = () => shopper.page.getByRole('status').filter({ hasText: NOTICE });

test.each([
  ['before the page has been touched', () => Promise.resolve()],
  ['on a page that has been used', () => shopper.page.getByRole('searchbox').first().hover()],
])(
  'a link pressed without a network %s keeps the page, says so, and is followed once there is one',
  async (_when, use) => {
    await shopper.open('/product');
    await shopper.waitForHeading('商品一覧');
    await use();
    await shopper.waitUntilIdle();
    await shopper.context.setOffline(true);
    await notice().waitFor();
    const wanted = await firstProduct().getAttribute('href');
    await firstProduct().click();
    await shopper.waitForHeading('商品一覧');
    expect(new URL(shopper.page.url()).pathname).toBe('/product');
    await notice().waitFor();
    await shopper.expectAccessible();
    await shopper.context.setOffline(false);
    await shopper.page.waitForURL((url) => url.pathname === wanted);
    await shopper.page.getByRole('button', { name: 'カートに入れる' }).waitFor();
    expect(await shopper.countOf(notice())).toBe(0);
  },
);
