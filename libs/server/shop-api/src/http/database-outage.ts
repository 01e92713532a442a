import { types } from 'node:util';

/** SQLSTATE classes and socket errors that mean the database cannot be reached or is giving up. */
const OUTAGE_CODES = /^(08|53|57P|ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
const OUTAGE_MESSAGES =
  /connect timeout|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after/;

/** Whether an error, or its cause, means that the database is unreachable or hangs (reliability 33). */
export function isDatabaseOutage(error: unknown, depth = 0): boolean {
  if (!types.isNativeError(error) || depth > 5) return false;
  if ('code' in error && typeof error.code === 'string' && OUTAGE_CODES.test(error.code)) return true;
  return OUTAGE_MESSAGES.test(error.message) || isDatabaseOutage(error.cause, depth + 1);
}
