// `npm run bench`: how fast the general shop is, held against its goals: pages per second as ratios to a plain in-memory
// answer of the same run, calls of the API per second, what a shopper waits for a press, and Lighthouse on a phone.
// Runs against a platform of its own, built where it is stale and started for it. Ends with 1 when a goal is missed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopPort } from '../../libs/shared/shops/src/shop-addresses.mjs';
import { WORKSPACE, installWhenStale, portBase, requireNode } from '../start/platform.mjs';
import { apiRates } from './api-rates.mjs';
import { requireBenchBrowser } from './bench-browser.mjs';
import { catalogueScale } from './catalogue-scale.mjs';
import { clickTimes } from './click-times.mjs';
import { createGoals } from './goals.mjs';
import { lighthouseScores } from './lighthouse-scores.mjs';
import { pageRates } from './page-rates.mjs';
import { asRatio } from './statistics.mjs';

/** The platform of the bench stands beside one that is in use. */
const PORTS_BESIDE = 560;
const LIGHTHOUSE_LOWEST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const BLOCKING_LIMIT_MS = 100;
/** How much longer a call may take with 10,000 products than with 100. */
const SCALE_LIMIT = 1.5;
/** The APIs with few and with many products stand beside the platform. */
const SCALE_PORTS_BESIDE = 300;
const RATES = { 'page, kept': { least: 1 / 3, aim: 1 / 2 }, 'page, drawn': { least: 1 / 150, aim: 1 / 75 } };

requireNode();
if (process.env.SHOP_E2E_PORT_BASE === undefined) {
  installWhenStale();
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
goals.say(`plain answer of ${rates.bytes} bytes: ${rates.plain.toFixed(0)}/s`);
for (const [name, { least, aim }] of Object.entries(RATES)) {
  const ratio = rates.ratios[name];
  goals.atLeast(`product ${name}`, ratio, least, (value) => asRatio(value));
  goals.say(`  aim ${asRatio(aim)}: ${ratio >= aim ? 'reached' : 'not reached'}`);
}
for (const [name, rate] of Object.entries(calls)) goals.say(`API ${name}: ${rate.toFixed(0)}/s`);

const scaled = { embedded: undefined, PostgreSQL: process.env.TEST_DATABASE_URL };
for (const [database, url] of Object.entries(scaled)) {
  if (database === 'PostgreSQL' && url === undefined) {
    goals.say('PostgreSQL: not run (TEST_DATABASE_URL is not set)');
    continue;
  }
  const { products, times } = await catalogueScale(base + SCALE_PORTS_BESIDE, url);
  for (const [name, { small, large }] of Object.entries(times)) {
    goals.atMost(
      `${database}, ${name}, with ${products[1]} products against ${products[0]}`,
      large / small,
      SCALE_LIMIT,
    );
    goals.say(`  ${large.toFixed(1)} ms against ${small.toFixed(1)} ms`);
  }
}

for (const [name, milliseconds] of Object.entries(await clickTimes(shop)))
  goals.say(`${name}: ${milliseconds.toFixed(0)} ms (median)`);

for (const [name, pagePath] of Object.entries({ home: '/', list: '/product', product: productPath })) {
  const { scores, timings, complaints } = await lighthouseScores(`${shop}${pagePath}`);
  for (const [category, least] of Object.entries(LIGHTHOUSE_LOWEST))
    goals.atLeast(`${name}: ${category}`, scores[category], least, (value) => value.toFixed(0));
  goals.atMost(`${name}: total blocking time, ms`, timings['total-blocking-time'], BLOCKING_LIMIT_MS);
  goals.atMost(`${name}: layout shift`, timings['cumulative-layout-shift'], 0);
  const paints = `${timings['first-contentful-paint'].toFixed(0)} / ${timings['largest-contentful-paint'].toFixed(0)} ms`;
  goals.say(`${name}: first / largest paint ${paints}`);
  for (const complaint of complaints) goals.say(`  ${complaint}`);
}

mkdirSync(path.join(WORKSPACE, 'reports'), { recursive: true });
writeFileSync(path.join(WORKSPACE, 'reports/bench.json'), `${JSON.stringify(goals.report(), null, 2)}\n`);
goals.say(goals.missed() === 0 ? 'Every goal is reached.' : `${goals.missed()} goals are missed.`);
process.exit(goals.missed() === 0 ? 0 : 1);
