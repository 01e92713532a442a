import { ERROR_CODES } from '@shop/contract/error-codes';
import { BUSY_MESSAGE } from '@shop/requests/busy-message';
import type { Logger } from 'pino';
import { ClientLeftError } from './client-left-error';
import { HttpError } from './http-error';
import { isDatabaseOutage } from './database-outage';

const MAINTENANCE_TITLE = 'ただいまメンテナンス中です';
const MAINTENANCE_MESSAGE = 'ご不便をおかけしております。しばらく時間をおいてから、もう一度お試しください。';

/**
 * 503 with title and message: the shop is under maintenance, or its database cannot be reached. `gtmId` is the shop's tag
 * manager, whose settings cannot be read meanwhile; null where it has none, or nobody knows. core §3
 */
export const underMaintenance = (
  title = MAINTENANCE_TITLE,
  message = MAINTENANCE_MESSAGE,
  gtmId: string | null = null,
) => new HttpError(503, ERROR_CODES.maintenance, message, { title, gtmId, headers: { 'Retry-After': '60' } });

/** After how many seconds a rejected client may try again. */
const BUSY_RETRY_S = '2';

/** 503 without a title, so that no client takes it for maintenance: too many requests at once. reliability 36 */
export const tooBusy = () =>
  new HttpError(503, ERROR_CODES.busy, BUSY_MESSAGE, { headers: { 'Retry-After': BUSY_RETRY_S } });

/** The status of a call that was not handled because its client had left; it is seen in the log alone. */
const CLIENT_LEFT = 499;

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** 404 for a path that the API does not have. */
export const routeNotFound = () =>
  json(404, { code: ERROR_CODES.routeNotFound, message: 'ページが見つかりません' });

/**
 * The response for whatever was thrown: an `HttpError` as it is, 503 for an unreachable database, else 500 without
 * details.
 */
export function errorResponse(error: unknown, log: Logger): Response {
  if (error instanceof ClientLeftError) return new Response(null, { status: CLIENT_LEFT });
  const failure = error instanceof HttpError ? error : isDatabaseOutage(error) ? underMaintenance() : null;
  if (failure === null || !(error instanceof HttpError)) {
    log.error({ err: error }, 'request failed');
  }
  if (failure === null) {
    return json(500, { code: ERROR_CODES.server, message: 'システムエラーが発生しました' });
  }
  const { title, gtmId = null, errors, headers } = failure.details;
  return json(
    failure.status,
    {
      code: failure.code,
      message: failure.message,
      ...(title === undefined ? {} : { title, gtm_id: gtmId }),
      ...(errors === undefined ? {} : { errors }),
    },
    headers,
  );
}
