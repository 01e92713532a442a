import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { benchBrowserPath } from './bench-browser.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
const WARM_UP_RUNS = 1;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * Lighthouse on the phone profile: the median of three runs of each score and timing, each with an empty cache. One run
 * before them does not count: the browser is still busy with its own start in it.
 */
export async function lighthouseScores(url) {
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
        onlyCategories: CATEGORIES,
      });
      if (index >= WARM_UP_RUNS) runs.push(outcome.lhr);
    }
  } finally {
    chrome.kill();
  }
  const scores = CATEGORIES.map((name) => [
    name,
    median(runs.map((lhr) => lhr.categories[name].score * 100)),
  ]);
  const timings = TIMINGS.map((name) => [name, median(runs.map((lhr) => lhr.audits[name].numericValue))]);
  const failed = runs[0].audits;
  const complaints = Object.values(failed)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
    .map(({ id, title }) => `${id}: ${title}`);
  return { scores: Object.fromEntries(scores), timings: Object.fromEntries(timings), complaints };
}
