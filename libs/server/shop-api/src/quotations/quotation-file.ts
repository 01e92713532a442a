import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { limitPrints } from '../pdf-documents/limit-prints';
import { HOUR_MS } from '../durations';

/** The media type of a quotation. */
export const PDF_TYPE = 'application/pdf';

/** Carts cost nothing, so their number does not limit the quotations of one shopper. */
const PER_CLIENT_IP = { count: 60, windowMs: HOUR_MS };

/**
 * Limits the quotations of one cart or order (`key`) and of one client IP, because rendering a PDF is expensive.
 */
export async function limitQuotations(context: RouteContext, key: string): Promise<void> {
  const { db, clock, rateIp } = context;
  await limitPrints(context, key);
  await consumeRateLimit(db, clock, `quotation/${rateIp}`, PER_CLIENT_IP);
}
