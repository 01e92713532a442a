import { chromium } from 'playwright-core';
import { benchBrowserPath } from './bench-browser.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 11;
/** The page has nothing left to do when it is pressed. */
const SETTLE_MS = 700;
/** How long the pointer rests on a link before the press, in ms. */
const REST_MS = 100;

/**
 * Notes in the page how long an expected result takes to be there from the press on, in ms.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @param {string} text what the result contains
 * @returns {Promise<() => Promise<number>>} waits for the result and returns its time
 */
async function watchResult(page, selector, text) {
  const time = await page.evaluateHandle(
    ({ target, expected }) => ({
      result: new Promise((resolve) => {
        let pressedAt = Number.NaN;
        const press = (/** @type {Event} */ { timeStamp }) => {
          pressedAt = timeStamp;
        };
        addEventListener('pointerdown', press, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (Number.isNaN(pressedAt)) return;
          if (!document.querySelector(target)?.textContent?.includes(expected)) return;
          observer.disconnect();
          resolve(performance.now() - pressedAt);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    }),
    { target: selector, expected: text },
  );
  return () => time.evaluate(({ result }) => /** @type {Promise<number>} */ (result));
}

/**
 * Moves the pointer to an element, lets it rest there and presses.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} target
 * @param {number} restMs
 */
async function press(page, target, restMs) {
  await target.hover();
  if (restMs > 0) await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * The times of one new shopper: from the list to a product, whose page is the first that is intended, and into the cart.
 * @param {import('playwright-core').Browser} browser
 * @param {string} shop
 * @param {number} restMs
 */
async function timeShopper(browser, shop, restMs) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${shop}/product`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator('main article a').first();
  const heading = await watchResult(page, 'h1', (await link.textContent()) ?? '');
  await press(page, link, restMs);
  const toProduct = await heading();
  await page.waitForTimeout(SETTLE_MS);
  const notice = await watchResult(page, 'body', 'カートに追加しました');
  await press(page, page.getByRole('button', { name: 'カートに入れる' }).first(), restMs);
  const toCart = await notice();
  await context.close();
  return { toProduct, toCart };
}

/**
 * How long a shopper waits from a press to its result: from the list to the heading of a product, after the pointer has
 * rested on the link and without a rest, and to the notice that something was added to the cart. Medians in ms.
 * @param {string} shop
 */
export async function clickTimes(shop) {
  const browser = await chromium.launch({
    executablePath: benchBrowserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {{ rested: number[], atOnce: number[], toCart: number[] }} */
  const times = { rested: [], atOnce: [], toCart: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const rested = await timeShopper(browser, shop, REST_MS);
    const atOnce = await timeShopper(browser, shop, 0);
    times.rested.push(rested.toProduct);
    times.atOnce.push(atOnce.toProduct);
    times.toCart.push(rested.toCart);
  }
  await browser.close();
  return { rested: median(times.rested), atOnce: median(times.atOnce), toCart: median(times.toCart) };
}
