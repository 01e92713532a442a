import { setTimeout as pause } from 'node:timers/promises';
import { BROWSER_LIMIT_MS } from '@shop/testing-browser/open-browser';

/** Between two looks at what gives no sign of itself when it changes. */
const PAUSE_MS = 50;

/** Looks again until something is found, such as a mail that is sent after its response. */
export async function untilFound<Value>(
  what: string,
  look: () => Promise<Value | undefined>,
): Promise<Value> {
  const limit = AbortSignal.timeout(BROWSER_LIMIT_MS);
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (limit.aborted) throw new Error(`There never was ${what}.`);
    await pause(PAUSE_MS);
  }
}
