// `npm run bench`: how fast the general shop is, compared with its goals: pages per second as ratios to a plain in-memory
// response of the same run, calls of the API per second, how long a shopper waits after a click, and Lighthouse on a phone.
// `npm run bench -- load` measures many shoppers at once instead, see `load.mjs`; `npm run bench -- scale` the large catalogue
// alone, see `scale.mjs`.
// Runs against a platform of its own, built where it is stale and started for it. Ends with 1 when a goal is missed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopPort } from '../../libs/shared/shops/src/shop-urls.mjs';
import { WORKSPACE, installWhenStale, portBase, requireNode } from '../start/platform.mjs';
import { apiRates } from './api-rates.mjs';
import { requireBenchBrowser } from './bench-browser.mjs';
import { reportScale } from './catalogue-scale.mjs';
import { clickTimes } from './click-times.mjs';
import { createGoals } from './goals.mjs';
import { importLoad } from './import-load.mjs';
import { lighthouseScores } from './lighthouse-scores.mjs';
import { pageRates } from './page-rates.mjs';
import { asRatio } from './statistics.mjs';

/** The platform of the bench runs beside one that is in use. */
const PORTS_BESIDE = 560;
const LIGHTHOUSE_LOWEST = /** @type {const} */ ([
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
]);
const BLOCKING_LIMIT_MS = 100;
/** How long the heading of a product takes from the press on its link: after the pointer rested there, and without. */
const RESTED_PRESS_LIMIT_MS = 30;
const PRESS_LIMIT_MS = 50;
/** How long the notice of カートに入れる takes from the press. */
const CART_LIMIT_MS = 50;
/** How much longer a call may take at the 95th percentile while products are imported. */
const IMPORT_LIMIT = 3;
/** The API into which products are imported runs beside the platform too. */
const IMPORT_PORTS_BESIDE = 340;
/** The APIs of the small and the large catalogue run beside the platform. */
const SCALE_PORTS_BESIDE = 300;
const RATES = /** @type {const} */ ([
  { name: 'cached', least: 1 / 3, aim: 1 / 2 },
  { name: 'rendered', least: 1 / 150, aim: 1 / 75 },
]);

requireNode();
if (process.argv[2] === 'load') await import('./load.mjs');
if (process.argv[2] === 'scale') await import('./scale.mjs');
if (process.env.SHOP_E2E_PORT_BASE === undefined) {
  await installWhenStale();
  requireBenchBrowser();
  const script = path.join(WORKSPACE, 'tools/start/with-platform.mjs');
  const args = [script, String(portBase() + PORTS_BESIDE), process.execPath, import.meta.filename];
  const run = spawnSync(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

const base = Number(process.env.SHOP_E2E_PORT_BASE);
const shop = `http://127.0.0.1:${shopPort('default', base)}`;
const api = `http://127.0.0.1:${base}`;
const goals = createGoals((line) => process.stdout.write(`${line}\n`));

const { calls, productKey } = await apiRates(api);
const productPath = `/product/${productKey}`;

const rates = await pageRates(shop, productPath);
goals.writeLine(`plain response of ${rates.bytes} bytes: ${rates.plain.toFixed(0)}/s`);
for (const { name, least, aim } of RATES) {
  const ratio = rates.ratios[name];
  goals.atLeast(`product page, ${name}`, ratio, least, asRatio);
  goals.writeLine(`  aim ${asRatio(aim)}: ${ratio >= aim ? 'reached' : 'not reached'}`);
}
for (const [name, rate] of Object.entries(calls)) goals.writeLine(`API ${name}: ${rate.toFixed(0)}/s`);

await reportScale(goals, base + SCALE_PORTS_BESIDE);

const imported = { embedded: undefined, PostgreSQL: process.env.TEST_DATABASE_URL };
for (const [database, url] of Object.entries(imported)) {
  if (database === 'PostgreSQL' && url === undefined) {
    goals.writeLine('PostgreSQL: not run (TEST_DATABASE_URL is not set)');
    continue;
  }
  const load = await importLoad(base + IMPORT_PORTS_BESIDE, url);
  goals.writeLine(`${database}: ${load.products} products were imported in ${load.seconds.toFixed(0)} s`);
  for (const [name, { quiet, during, longest }] of Object.entries(load.times)) {
    goals.atMost(`${database}, ${name} during the import against before, p95`, during / quiet, IMPORT_LIMIT);
    goals.writeLine(
      `  ${during.toFixed(1)} ms against ${quiet.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`,
    );
  }
}

const { rested, atOnce, toCart } = await clickTimes(shop);
goals.atMost('list to product from a press after a rest on the link, ms', rested, RESTED_PRESS_LIMIT_MS);
goals.atMost('list to product from a press at once, ms', atOnce, PRESS_LIMIT_MS);
goals.atMost('add to cart, from the press to the notice, ms', toCart, CART_LIMIT_MS);

for (const [name, pagePath] of Object.entries({ home: '/', list: '/product', product: productPath })) {
  const { scores, timings, complaints } = await lighthouseScores(`${shop}${pagePath}`);
  for (const [category, least] of LIGHTHOUSE_LOWEST)
    goals.atLeast(`${name}: ${category}`, scores[category], least, (value) => value.toFixed(0));
  goals.atMost(`${name}: total blocking time, ms`, timings['total-blocking-time'], BLOCKING_LIMIT_MS);
  goals.atMost(`${name}: layout shift`, timings['cumulative-layout-shift'], 0);
  const paints = `${timings['first-contentful-paint'].toFixed(0)} / ${timings['largest-contentful-paint'].toFixed(0)} ms`;
  goals.writeLine(`${name}: first / largest paint ${paints}`);
  for (const complaint of complaints) goals.writeLine(`  ${complaint}`);
}

mkdirSync(path.join(WORKSPACE, 'reports'), { recursive: true });
writeFileSync(path.join(WORKSPACE, 'reports/bench.json'), `${JSON.stringify(goals.report(), null, 2)}\n`);
goals.writeLine(goals.missed() === 0 ? 'Every goal is reached.' : `${goals.missed()} goals are missed.`);
process.exit(goals.missed() === 0 ? 0 : 1);
