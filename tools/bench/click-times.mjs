import { chromium } from 'playwright-core';
import { benchBrowserPath } from './bench-browser.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 9;

/**
 * Clicks an element of the page and returns how long the expected result took to be there, in ms.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @param {string} isDone an expression that the page evaluates, true once the result is there
 */
async function timeClick(page, selector, isDone) {
  return page.evaluate(
    async ({ target, done }) => {
      const shown = new Function(`return ${done}`);
      const element = document.querySelector(target);
      if (!(element instanceof HTMLElement)) throw new Error(`${target} is not on the page`);
      const startedAt = performance.now();
      element.click();
      while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - startedAt;
    },
    { target: selector, done: isDone },
  );
}

/**
 * How long a shopper waits from a click to its result: list to product, and add to cart.
 * @param {string} shop
 */
export async function clickTimes(shop) {
  const browser = await chromium.launch({
    executablePath: benchBrowserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const toProduct = [];
  const toCart = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${shop}/product`, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const link = 'main article a';
    const name = (await page.locator(link).first().textContent()) ?? '';
    const shown = `document.querySelector('h1')?.textContent?.includes(${JSON.stringify(name)})`;
    toProduct.push(await timeClick(page, link, shown));
    await page.waitForTimeout(300);
    await page
      .getByRole('button', { name: 'カートに入れる' })
      .evaluate((button) => button.setAttribute('data-bench', ''));
    toCart.push(
      await timeClick(page, '[data-bench]', "document.body.textContent.includes('カートに追加しました')"),
    );
    await context.close();
  }
  await browser.close();
  return { 'list → product': median(toProduct), 'add to cart': median(toCart) };
}
