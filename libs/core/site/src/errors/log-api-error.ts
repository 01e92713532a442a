import type { ApiError } from '@shop/api-client/api-error';

/** Where failures are written down that nobody is told of. */
export type ErrorLog = Pick<Console, 'info' | 'debug'>;

/**
 * Writes down a call that got no response: no network, no response in time (通信がタイムアウトしました), given up. What is
 * answered is the shopper's to read. core §8
 */
export function logApiError({ kind, message, call }: ApiError, log: ErrorLog = console): void {
  if (kind === 'network' || kind === 'timeout') log.info(message, call);
  if (kind === 'cancelled') log.debug(message, call);
}
