import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { REMINDER_PER_CLIENT_IP } from './reminder-rate-limits';

/** Counts an attempt to use a reminder; 429 when this client IP has made too many. */
export const countReminderAttempt = ({ db, clock, rateIp }: RouteContext) =>
  consumeRateLimit(db, clock, `reminder-try/${rateIp}`, REMINDER_PER_CLIENT_IP);
