import { setTimeout } from 'node:timers/promises';
import { BROWSER_LIMIT_MS } from './open-browser';

/**
 * Waits for what a page does by itself, which Playwright gives no limit: one that never does it fails the test with what was
 * waited for, and not without a word at the limit of the whole test.
 */
export async function withinLimit<Value>(work: Promise<Value>, what: string): Promise<Value> {
  const limit = new AbortController();
  const late = setTimeout(BROWSER_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`${what} did not come within ${BROWSER_LIMIT_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
    late.catch(() => undefined);
  }
}
