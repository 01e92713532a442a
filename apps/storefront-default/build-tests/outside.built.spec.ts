import { connect, createServer, type Server } from 'node:net';
import { findFreePort } from '@shop/testing-api/find-free-port';
import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { setUpTab } from '@shop/testing-browser/tab';
import { waitUntilIdle } from '@shop/testing-browser/wait-until-idle';
import { type OpenShop, openShop } from './open-shop';
import { RunningStorefront } from './running-storefront';
import { signIn } from './sign-in';

/** A browser beside everything else, on a machine that may be slow. */
jest.setTimeout(90_000);

const MEMBER = 'member@example.jp';
const TAG_MANAGER = 'https://www.googletagmanager.com';
const GTM_ID = 'GTM-ABC123';
/** What stands for the tag manager's own code. */
const TAG_CODE = 'document.documentElement.dataset.measured = "yes";';

let open: OpenShop;
/** The same build where no other API is allowed. */
let strict: RunningStorefront;
let door: Server;
let origin = '';
let apiOrigin = '';
const device = setUpBrowser({ locale: 'ja-JP' }, 'newcomer');
const tab = setUpTab(device);

beforeAll(async () => {
  const [port, doorPort] = [await findFreePort(), await findFreePort()];
  origin = `http://default.localhost:${port}`;
  apiOrigin = `http://127.0.0.1:${doorPort}`;
  open = await openShop({
    config: { shopOrigins: { default: origin }, baseApiUrl: apiOrigin },
    shop: { port, env: { SHOP_ORIGIN_DEFAULT: origin, SHOP_ALLOWED_APIS: apiOrigin } },
  });
  // The API answers at an address that had to be known before it.
  const api = new URL(open.apiUrl);
  door = createServer((socket) => {
    const through = connect(Number(api.port), api.hostname);
    for (const end of [socket, through]) end.on('error', () => undefined);
    socket.pipe(through).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(doorPort, '127.0.0.1', resolve));
  strict = await RunningStorefront.start(open.apiUrl);
  await open.set({ 'GTM.ID': GTM_ID });
}, 60_000);
afterAll(async () => {
  await strict.stop();
  door.close();
  await open.close();
});

/** Makes the first interaction once the page is hydrated; it loads what is not urgent. */
async function interact(): Promise<void> {
  await tab.page.waitForFunction(() => performance.getEntriesByName('shop-hydrated').length > 0);
  await tab.page.mouse.move(20, 20);
  await tab.page.mouse.move(40, 40);
}
/** Opens a page as a document, interacts with it, and returns one directive of its content security policy. */
async function policyRule(address: string, rule: string): Promise<string> {
  const response = await tab.page.goto(address);
  await interact();
  const policy = response?.headers()['content-security-policy'] ?? '';
  return policy.split('; ').find((part) => part.startsWith(rule)) ?? '';
}
/** Requests to an origin from now on. */
function requestsTo(wanted: string): string[] {
  const found: string[] = [];
  tab.page.on('request', (request) => {
    if (new URL(request.url()).origin === wanted) found.push(request.url());
  });
  return found;
}
/** What the browser complains of, but for the pictures, which this API has none of. */
const serious = () => tab.watch.problems.filter((complaint) => !complaint.includes('status of 404'));
const isMeasured = () => tab.page.evaluate(() => document.documentElement.dataset['measured'] === 'yes');

describe('the tag manager', () => {
  let asked: string[];
  beforeEach(async () => {
    await device.context.route(`${TAG_MANAGER}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: TAG_CODE }),
    );
    asked = requestsTo(TAG_MANAGER);
  });

  test('[setting-gtm-id] is allowed by the CSP and loaded only after the shopper has consented', async () => {
    expect(await policyRule(`${origin}/product`, 'script-src')).not.toContain(TAG_MANAGER);
    const accept = tab.page.getByRole('button', { name: '同意する' });
    await accept.waitFor();
    await waitUntilIdle(tab.page, tab.watch);
    expect(asked).toEqual([]);
    // Even a script that somebody smuggles in does not get there.
    await tab.page.evaluate(async (src) => {
      const script = Object.assign(document.createElement('script'), { src });
      await new Promise((resolve) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', resolve);
        document.head.append(script);
      });
    }, `${TAG_MANAGER}/gtm.js`);
    expect(await isMeasured()).toBe(false);

    const agreed = tab.page.waitForResponse((response) => response.request().isNavigationRequest());
    await Promise.all([tab.page.waitForEvent('load'), accept.click()]);
    const policy = (await agreed).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(new RegExp(`script-src [^;]+ ${TAG_MANAGER};`));
    await interact();
    await tab.page.waitForFunction(() => document.documentElement.dataset['measured'] === 'yes');
    expect(asked.filter((url) => url.includes('id='))).toEqual([`${TAG_MANAGER}/gtm.js?id=${GTM_ID}`]);
    expect(await tab.page.getByRole('button', { name: '同意する' }).count()).toBe(0);
  });

  test('[setting-gtm-id] is never requested for a shopper who has declined consent', async () => {
    await tab.page.goto(`${origin}/product`);
    await interact();
    await tab.page.getByRole('button', { name: '拒否する' }).click();
    await tab.page.getByRole('button', { name: '拒否する' }).waitFor({ state: 'detached' });
    for (const path of ['/', '/product', '/cart/'])
      expect(await policyRule(origin + path, 'script-src')).not.toContain(TAG_MANAGER);
    await waitUntilIdle(tab.page, tab.watch);
    expect([asked, await isMeasured()]).toEqual([[], false]);
    expect(serious()).toEqual([]);
  });
});

describe('an API at its own origin', () => {
  test('[beh-base-url] is called from the page where the operator has allowed it', async () => {
    const asked = requestsTo(apiOrigin);
    expect(await policyRule(`${origin}/login/`, 'connect-src')).toContain(` ${apiOrigin}`);
    await signIn(tab.page, MEMBER);
    await tab.page.waitForURL('**/ec/');
    await tab.page.goto(`${origin}/mypage`);
    await tab.page
      .getByRole('link', { name: /注文履歴/ })
      .first()
      .click();
    await tab.page
      .getByRole('link', { name: /^注文番号/ })
      .first()
      .waitFor();
    expect(asked.map((url) => new URL(url).pathname)).toEqual(
      expect.arrayContaining(['/v1/auth/login', '/v1/me/orders']),
    );
    expect(serious()).toEqual([]);
  });

  test('[beh-base-url] is not used, and not in the CSP, where the operator has not allowed it', async () => {
    const asked = requestsTo(apiOrigin);
    const called = tab.page.waitForResponse(`${strict.url}/api/v1/auth/login`);
    expect(await policyRule(`${strict.url}/login/`, 'connect-src')).not.toContain(apiOrigin);
    await signIn(tab.page, MEMBER);
    expect((await called).status()).toBe(200);
    await tab.page.waitForURL('**/ec/');
    expect(asked).toEqual([]);
  });
});
