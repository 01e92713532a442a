import { ERROR_CODES } from '@shop/contract/error-codes';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './http-error';

/**
 * Refuses a request whose target brings a user and a password along (`GET http://user:pass@host/ HTTP/1.1`) with 400. No
 * request can be made of such an address, so that whoever reads its body next would fail. RFC 9110 §4.2.4
 */
export const rejectUrlCredentials: MiddlewareHandler = async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username !== '' || password !== '')
    throw new HttpError(400, ERROR_CODES.malformed, 'リクエストの形式が正しくありません');
  await next();
};
