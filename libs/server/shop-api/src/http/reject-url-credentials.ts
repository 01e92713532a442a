import { ERROR_CODES } from '@shop/contract/error-codes';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './http-error';

/**
 * Rejects a request with a user and password in its target (`GET http://user:pass@host/ HTTP/1.1`) with 400: a
 * `Request` cannot be made of such an address, so that reading its body would fail later. RFC 9110 §4.2.4
 */
export const rejectUrlCredentials: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username !== '' || password !== '')
    throw new HttpError(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');
  await next();
};
