import { get } from 'node:http';
import { plainRate, requestRate } from './request-rate.mjs';
import { median } from './statistics.mjs';

/** Addresses as long as this are rendered again each time: the page cache keeps only what many ask for. */
const UNCACHED = `?bench=${'x'.repeat(320)}`;
/** The machine may be busy with something else for a moment: each round measures all three, the middle one counts. */
const ROUNDS = 3;
const WARM_UP_ROUNDS = 2;

/** The bytes of a page as they are sent. */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** A page's rates, kept and rendered again, as ratios to a plain in-memory answer of as many bytes. */
export async function pageRates(shop, pagePath) {
  const bytes = await bytesOf(`${shop}${pagePath}`);
  const drawnUrl = `${shop}${pagePath}${UNCACHED}`;
  // What draws is compiled by and by while it runs: the first seconds after a start say little of a shop that is open.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await requestRate(drawnUrl);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await plainRate(bytes);
    const kept = (await requestRate(`${shop}${pagePath}`)) / plain;
    const drawn = (await requestRate(drawnUrl)) / plain;
    rounds.push({ plain, kept, drawn });
  }
  const middle = (name) => median(rounds.map((round) => round[name]));
  return {
    bytes,
    plain: middle('plain'),
    ratios: { 'page, kept': middle('kept'), 'page, drawn': middle('drawn') },
  };
}
