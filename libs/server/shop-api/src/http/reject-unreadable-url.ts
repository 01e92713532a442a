import type { MiddlewareHandler } from 'hono';
import { badRequest } from './http-error';

/**
 * Rejects a request whose URL nothing behind this could read, with 400: one with a user and password in its target (`GET
 * http://user:pass@host/ HTTP/1.1`), of which no `Request` can be made, RFC 9110 §4.2.4; and one whose host only looks
 * like one (`xn--localhost`, which is no punycode).
 */
export const rejectUnreadableUrl: MiddlewareHandler = async (c, next) => {
  if (!URL.canParse(c.req.url)) throw badRequest();
  const { username, password } = new URL(c.req.url);
  if (username !== '' || password !== '') throw badRequest();
  await next();
};
