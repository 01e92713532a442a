import { chromium } from 'playwright-core';
import { benchBrowserPath } from './bench-browser.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 9;

/** Presses in the page and returns how long the awaited text took to be there, ms. */
async function timeClick(page, selector, isDone) {
  return page.evaluate(
    async ([target, done]) => {
      const shown = new Function(`return ${done}`);
      const element = document.querySelector(target);
      const startedAt = performance.now();
      element.click();
      while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - startedAt;
    },
    [selector, isDone],
  );
}

/** How long a shopper waits from the press to what it brings: list to product, and add to cart. */
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
    await page.goto(`${shop}/product/`, { waitUntil: 'load' });
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
