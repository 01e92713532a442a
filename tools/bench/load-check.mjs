// Check 36 of the reliability list: what arrives, what is expected, and the phases in which it is measured.
import { sendArrivals, unexpected } from './load-arrivals.mjs';
import { percentile } from './statistics.mjs';
import { createCarts, newShopper } from './load-carts.mjs';

/** What arrives at once on two cores with this generator beside, and how soon 95 % of it must be answered. */
export const RATES = /** @type {const} */ ({
  pages: { perSecond: 40, p95Ms: 300 },
  reads: { perSecond: 300, p95Ms: 100 },
  'cart writes': { perSecond: 60, p95Ms: 200 },
  decisions: { perSecond: 15, p95Ms: 500 },
});
const LIVE_CARTS = 500;
/** Products that are put into the live carts, and how many pieces there are of each. */
const IN_CART = 5;
const STOCK = '1000000';
const WARM_UP_S = 10;
const NORMAL_S = 60;
/** At so many times the rates only 429 and 503 may come besides 2xx. */
const OVERLOAD = 3;
const OVERLOAD_S = 20;
const OVERLOAD_STATUSES = [429, 503];
/** So soon after the overload everything must be as before. */
const RECOVERY_S = 10;
/** How long 95 % of the requests are measured after that. */
const RECOVERED_S = 10;
/** Memory may grow so much while the load goes on. */
const GROWTH = 1.1;
/** Memory counts from here on: caches are full and code is compiled. */
const SETTLED_S = 5 * 60;
const MEGABYTE = 1024 * 1024;

/** @typedef {keyof typeof RATES} Kind */

const decisionsIn = (/** @type {number} */ seconds) => Math.ceil(RATES.decisions.perSecond * seconds);

/**
 * What arrives: each kind at a share of its rate. Every list page is another one, so that no cache has it; the reads are
 * those of a shop whose visitors look at the same few hundred lists and products.
 * @param {{ api: string; shop: string }} urls
 * @param {{ products: string[]; live: { token: string }[]; ready: { token: string; total: number }[] }} data
 * @param {(kind: Kind) => number} share
 */
function arrivalsOf({ api, shop }, { products, live, ready }, share) {
  let number = 0;
  /** @type {<Item>(list: readonly Item[]) => Item} */
  const pick = (list) => {
    const item = list[(number += 1) % list.length];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const lists = ['', '&sort=new', '&sort=price_asc', '&in_stock=1', `&word=${encodeURIComponent('マグ')}`];
  /** @type {Record<Kind, () => import('./load-arrivals.mjs').LoadRequest | null>} */
  const next = {
    pages: () => ({ url: `${shop}/product?page=${1 + (number % 8)}&load=${(number += 1)}` }),
    reads: () => {
      const path = number % 3 === 0 ? `/${pick(products)}` : `?page=${1 + (number % 5)}${pick(lists)}`;
      return { url: `${api}/v1/products${path}`, headers: newShopper() };
    },
    'cart writes': () => ({
      url: `${api}/v1/carts/products/add`,
      method: 'PATCH',
      headers: newShopper(),
      body: JSON.stringify({
        cart_token: pick(live).token,
        product_key: pick(products.slice(0, IN_CART)),
        quantity: 1,
      }),
    }),
    decisions: () => {
      const cart = ready.pop();
      return cart === undefined
        ? null
        : {
            url: `${api}/v1/carts/${cart.token}/decision`,
            method: 'POST',
            headers: newShopper(),
            body: JSON.stringify({ total_payment: cart.total }),
          };
    },
  };
  return /** @type {Kind[]} */ (Object.keys(RATES)).map((name) => ({
    name,
    perSecond: RATES[name].perSecond * share(name),
    next: next[name],
  }));
}

/**
 * Runs the check against a platform and returns its figures: `times` at the 95th percentile, `wrong` responses.
 * @param {Awaited<ReturnType<typeof import('./load-platform.mjs').startLoadPlatform>>} platform
 * @param {{ soakMinutes: number; say: (line: string) => void }} options
 */
export async function runLoadCheck(platform, { soakMinutes, say }) {
  const { api } = platform;
  const response = await fetch(`${api}/v1/products?per=100&in_stock=1`, { headers: newShopper() });
  /** @type {{ key: string; code: string }[]} */
  const listed = await response.json();
  const products = listed.map(({ key }) => key);
  const [first = ''] = products;
  // Nobody shall run out of stock.
  for (const { code } of listed.slice(0, IN_CART))
    platform.operate(['stock', 'set', code, STOCK, '--channel', 'default']);
  const wanted = decisionsIn(WARM_UP_S + NORMAL_S + OVERLOAD * OVERLOAD_S + RECOVERY_S + RECOVERED_S) + 50;
  say(`creating ${LIVE_CARTS} live carts and ${wanted} that are ready`);
  const live = await createCarts(api, first, { count: LIVE_CARTS, isReady: false });
  const ready = await createCarts(api, first, { count: wanted, isReady: true });
  const arrivals = (/** @type {number} */ times, /** @type {(kind: Kind) => boolean} */ has = () => true) =>
    arrivalsOf(platform, { products, live, ready }, (kind) => (has(kind) ? times : 0));

  say(`warming up for ${WARM_UP_S} s`);
  await sendArrivals(arrivals(1), WARM_UP_S);
  say(`measuring for ${NORMAL_S} s`);
  const normal = await sendArrivals(arrivals(1), NORMAL_S);
  say(`${OVERLOAD} times as much for ${OVERLOAD_S} s`);
  const overload = await sendArrivals(arrivals(OVERLOAD), OVERLOAD_S);
  say(`recovering for ${RECOVERY_S} s`);
  await sendArrivals(arrivals(1), RECOVERY_S);
  const recovered = await sendArrivals(arrivals(1), RECOVERED_S);
  const memory = soakMinutes === 0 ? null : await soak();
  return { normal, overload, recovered, memory };

  /** The load without decisions, which would need more carts than can be made ready, and the memory before and after. */
  async function soak() {
    say(`${soakMinutes} minutes without decisions, for the memory`);
    const goesOn = (/** @type {Kind} */ kind) => kind !== 'decisions';
    const seconds = soakMinutes * 60;
    const settled = Math.min(SETTLED_S, seconds / 2);
    await sendArrivals(arrivals(1, goesOn), settled);
    const before = platform.memory();
    await sendArrivals(arrivals(1, goesOn), seconds - settled);
    return { before, after: platform.memory() };
  }
}

/**
 * Writes the figures of one database as goals.
 * @param {ReturnType<typeof import('./goals.mjs').createGoals>} goals
 * @param {string} database
 * @param {Awaited<ReturnType<typeof runLoadCheck>>} figures
 */
export function reportLoad(goals, database, { normal, overload, recovered, memory }) {
  for (const [name, { perSecond, p95Ms }] of Object.entries(RATES)) {
    const phases = /** @type {const} */ ([
      [`${perSecond}/s`, normal],
      ['after the overload', recovered],
    ]);
    for (const [phase, outcomes] of phases) {
      const outcome = outcomes[name];
      if (outcome === undefined) continue;
      goals.atMost(`${database}, ${name}, ${phase}: p95, ms`, percentile(outcome.times, 0.95), p95Ms);
      goals.atMost(`${database}, ${name}, ${phase}: no 2xx`, unexpected(outcome), 0);
    }
    const busy = overload[name];
    if (busy === undefined) continue;
    goals.atMost(
      `${database}, ${name}, ${OVERLOAD} times as much: other than ${OVERLOAD_STATUSES.join(', ')}`,
      unexpected(busy, OVERLOAD_STATUSES),
      0,
    );
    goals.writeLine(
      `  ${busy.times.length} of ${busy.sent} answered, p95 ${percentile(busy.times, 0.95).toFixed(0)} ms`,
    );
  }
  if (memory === null) goals.writeLine(`${database}, memory: not run`);
  else
    for (const name of /** @type {const} */ (['api', 'shop'])) {
      const [before, after] = [memory.before[name], memory.after[name]];
      goals.atMost(`${database}, memory of ${name}, growth`, after / before, GROWTH);
      goals.writeLine(`  ${(before / MEGABYTE).toFixed(0)} MB, then ${(after / MEGABYTE).toFixed(0)} MB`);
    }
}
