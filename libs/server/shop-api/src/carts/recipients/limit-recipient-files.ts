import { limitKeyOf } from '../../auth/limit-key';
import { consumeRateLimit } from '../../http/rate-limit';
import type { RouteContext } from '../../http/route-context';

/** More often than anybody corrects a file; it also bounds how fast somebody tries product numbers. */
const PER_SHOPPER = { count: 60, windowMs: 10 * 60 * 1000 };

/** Counts a file of recipients; throws a 429 for too many. Checks and imports count together. */
export async function limitRecipientFiles(context: RouteContext): Promise<void> {
  const { db, clock } = context;
  await consumeRateLimit(db, clock, `cart-recipients/${limitKeyOf(context)}`, PER_SHOPPER);
}
