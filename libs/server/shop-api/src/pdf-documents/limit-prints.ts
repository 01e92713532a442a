import { HOUR_MS } from '../durations';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** Rendering is expensive: at most 30 an hour for one order. */
const PRINTS = { count: 30, windowMs: HOUR_MS };

/** Counts a print of one kind of document of one order or cart (`key`). Throws 429 after the thirtieth in an hour. */
export const limitPrints = ({ db, clock }: RouteContext, key: string): Promise<void> =>
  consumeRateLimit(db, clock, key, PRINTS);
