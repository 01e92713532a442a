import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** Calls about guests' orders from one client IP, right or wrong: nobody tries out numbers and tokens. */
const PER_CLIENT_IP = { count: 120, windowMs: 15 * 60 * 1000 };

/** Counts one call by a link of a guest's order. reliability 5, 19 */
export const limitGuestCalls = ({ db, clock, rateIp }: RouteContext): Promise<void> =>
  consumeRateLimit(db, clock, `guest-order/${rateIp}`, PER_CLIENT_IP);
