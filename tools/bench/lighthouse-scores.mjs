import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { benchBrowserPath } from './bench-browser.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
const WARM_UP_RUNS = 1;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const TIMINGS = /** @type {const} */ ([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]);

/**
 * Lighthouse on the phone profile: the median of three runs of each score and timing, each with an empty cache. One run
 * before them does not count: the browser is still busy with its own start in it.
 * @param {string} url
 */
export async function lighthouseScores(url) {
  /** @type {import('lighthouse').Result[]} */
  const runs = [];
  const chrome = await launch({
    chromePath: benchBrowserPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (let index = 0; index < WARM_UP_RUNS + RUNS; index += 1) {
      const outcome = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (outcome === undefined) throw new Error(`${url}: Lighthouse returned no result`);
      if (index >= WARM_UP_RUNS) runs.push(outcome.lhr);
    }
  } finally {
    chrome.kill();
  }
  // A score or timing that is missing counts as NaN, which reaches no goal.
  const scores = CATEGORIES.map((name) => [
    name,
    median(runs.map((lhr) => (lhr.categories[name]?.score ?? Number.NaN) * 100)),
  ]);
  const timings = TIMINGS.map((name) => [
    name,
    median(runs.map((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN)),
  ]);
  const complaints = Object.values(runs[0]?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id, title }) => `${id}: ${title}`);
  return {
    /** @type {Record<(typeof CATEGORIES)[number], number>} */
    scores: Object.fromEntries(scores),
    /** @type {Record<(typeof TIMINGS)[number], number>} */
    timings: Object.fromEntries(timings),
    complaints,
  };
}
