// `npm run bench`: pages and calls per second as ratios to a plain in-memory answer of the same run, Lighthouse,
// and the times that a shopper waits. Runs against a platform of its own, built and started for it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE, fail, installWhenStale, requireNode, shopPort } from '../start/platform.mjs';
import { requireBrowser } from '../start/browser.mjs';
import { lighthouseScores } from './lighthouse-scores.mjs';
import { plainRate, requestRate } from './request-rate.mjs';
import { clickTimes } from './click-times.mjs';
import { asRatio } from './statistics.mjs';

const PORT_BASE = 4560;
const CHANNEL = { 'channel-id': 'default', accept: 'application/json' };
/** Addresses as long as this are drawn anew each time: the page cache keeps only what many ask for. */
const UNCACHED = `?bench=${'x'.repeat(320)}`;
const GOALS = { uncached: 1 / 150, cached: 1 / 3 };

requireNode();
if (process.env.SHOP_E2E_PORT_BASE === undefined) {
  installWhenStale();
  requireBrowser();
  const script = path.join(WORKSPACE, 'tools/start/with-platform.mjs');
  const run = spawnSync(
    process.execPath,
    [script, String(PORT_BASE), process.execPath, import.meta.filename],
    {
      cwd: WORKSPACE,
      stdio: 'inherit',
    },
  );
  process.exit(run.status ?? 1);
}

const base = Number(process.env.SHOP_E2E_PORT_BASE);
const shop = `http://127.0.0.1:${shopPort(base, 'default')}`;
const api = `http://127.0.0.1:${base}`;
const report = [];
const say = (line) => {
  report.push(line);
  process.stdout.write(`${line}\n`);
};

const listed = await fetch(`${api}/v1/products?per=15`, { headers: CHANNEL });
if (!listed.ok) fail(`the product list answered ${listed.status}`);
const [product] = await listed.json();
const productPath = `/product/${product.key}/`;

/** A page's rate, cached and drawn anew, against a plain answer of as many bytes. */
async function pageRates(name, pagePath) {
  const page = await fetch(`${shop}${pagePath}`, { headers: { 'accept-encoding': 'br' } });
  const html = await page.text();
  const sized = await plainRate(html.length);
  const cached = await requestRate(`${shop}${pagePath}`);
  const uncached = await requestRate(`${shop}${pagePath}${UNCACHED}`);
  say(
    `${name}: plain ${sized.toFixed(0)}/s · cached ${cached.toFixed(0)}/s (${asRatio(cached / sized)}) · ` +
      `drawn ${uncached.toFixed(0)}/s (${asRatio(uncached / sized)})`,
  );
  return { cached: cached / sized, uncached: uncached / sized };
}

await pageRates('list page', '/product/');
const rates = await pageRates('product page', productPath);

const initialised = await fetch(`${api}/v1/carts/init`, {
  method: 'POST',
  headers: { ...CHANNEL, 'content-type': 'application/json' },
  body: JSON.stringify({ token: null }),
});
const cart = await initialised.json();
say(`API list: ${(await requestRate(`${api}/v1/products?per=15`, { headers: CHANNEL })).toFixed(0)}/s`);
say(
  `API product: ${(await requestRate(`${api}/v1/products/${product.key}`, { headers: CHANNEL })).toFixed(0)}/s`,
);
say(`API cart: ${(await requestRate(`${api}/v1/carts/${cart.token}`, { headers: CHANNEL })).toFixed(0)}/s`);

for (const [name, milliseconds] of Object.entries(await clickTimes(shop)))
  say(`${name}: ${milliseconds.toFixed(0)} ms (median)`);

let isBelow = rates.uncached < GOALS.uncached || rates.cached < GOALS.cached;
for (const [name, pagePath] of [
  ['home', '/'],
  ['list', '/product/'],
  ['product', productPath],
]) {
  const { scores, timings, complaints } = await lighthouseScores(`${shop}${pagePath}`);
  say(`Lighthouse ${name}: ${JSON.stringify(scores)} ${JSON.stringify(timings)}`);
  for (const complaint of complaints) say(`  ${complaint}`);
  isBelow ||= scores.performance < 98 || scores.accessibility < 100 || scores.seo < 100;
  isBelow ||= scores['best-practices'] < 100 || timings['cumulative-layout-shift'] > 0;
}
if (isBelow) fail('Below the goals.');
