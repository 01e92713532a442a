import { get } from 'node:http';
import { plainRate, requestRate } from './request-rate.mjs';
import { median } from './statistics.mjs';

/** Addresses as long as this are rendered for each request: the page cache does not store them. */
const UNCACHED = `?bench=${'x'.repeat(320)}`;
/** The machine may be busy with something else for a moment: each round measures all three, the middle one counts. */
const ROUNDS = 3;
const WARM_UP_ROUNDS = 2;

/**
 * The number of bytes of a page as they are sent.
 * @param {string} url
 * @returns {Promise<number>}
 */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * A page's rates, cached and rendered for each request, as ratios to a plain in-memory response of as many bytes.
 * @param {string} shop
 * @param {string} pagePath
 */
export async function pageRates(shop, pagePath) {
  const bytes = await bytesOf(`${shop}${pagePath}`);
  const renderedUrl = `${shop}${pagePath}${UNCACHED}`;
  // V8 optimises the rendering code while it runs, so the first seconds after a start are slower than later ones.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await requestRate(renderedUrl);
  /** @type {{ plain: number; cached: number; rendered: number }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await plainRate(bytes);
    const cached = (await requestRate(`${shop}${pagePath}`)) / plain;
    const rendered = (await requestRate(renderedUrl)) / plain;
    rounds.push({ plain, cached, rendered });
  }
  const middle = (/** @type {'plain' | 'cached' | 'rendered'} */ name) =>
    median(rounds.map((round) => round[name]));
  return {
    bytes,
    plain: middle('plain'),
    ratios: { cached: middle('cached'), rendered: middle('rendered') },
  };
}
