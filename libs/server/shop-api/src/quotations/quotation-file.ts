import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** The media type of a quotation. */
export const PDF_TYPE = 'application/pdf';

const HOUR_MS = 60 * 60 * 1000;
const PER_DOCUMENT = { count: 30, windowMs: HOUR_MS };
/** Carts cost nothing, so their number does not limit the quotations of one shopper. */
const PER_CLIENT_IP = { count: 60, windowMs: HOUR_MS };

/**
 * Limits the quotations of one cart or order (`key`) and of one client IP, because rendering a PDF is expensive.
 */
export async function limitQuotations({ db, clock, rateIp }: RouteContext, key: string): Promise<void> {
  await consumeRateLimit(db, clock, key, PER_DOCUMENT);
  await consumeRateLimit(db, clock, `quotation/${rateIp}`, PER_CLIENT_IP);
}
