import { consumeRateLimit } from '../auth/rate-limit';
import type { RouteContext } from '../http/route-context';
import { REMINDER_PER_CLIENT_ADDRESS } from './reminder-rate-limits';

/** Counts an attempt to use a reminder; 429 when this client address has made too many. */
export const countReminderAttempt = ({ db, clock, clientAddress }: RouteContext) =>
  consumeRateLimit(db, clock, `reminder-try/${clientAddress}`, REMINDER_PER_CLIENT_ADDRESS);
