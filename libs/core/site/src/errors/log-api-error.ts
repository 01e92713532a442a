import type { ApiError } from '@shop/api-client/api-error';

/** The log for errors that no page shows. */
export type ErrorLog = Pick<Console, 'info' | 'debug'>;

/**
 * Logs a call without a response: no network, timeout (通信がタイムアウトしました), cancelled. Errors in a response are shown to the
 * shopper instead. core §8
 */
export function logApiError({ kind, message, call }: ApiError, log: ErrorLog = console): void {
  if (kind === 'network' || kind === 'timeout') log.info(message, call);
  if (kind === 'cancelled') log.debug(message, call);
}
