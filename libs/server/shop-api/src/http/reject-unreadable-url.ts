import type { MiddlewareHandler } from 'hono';
import { badRequest } from './http-error';

/**
 * Rejects a request whose URL nothing behind this could read, with 400: one with a user and password in its target (`GET
 * http://user:pass@host/ HTTP/1.1`), of which no `Request` can be made, RFC 9110 §4.2.4; one whose host only looks like one
 * (`xn--localhost`, which is no punycode); and one whose target names another host than its `Host`, as if this were a
 * proxy, RFC 9112 §3.2.
 */
export const rejectUnreadableUrl: MiddlewareHandler = async (c, next) => {
  if (!URL.canParse(c.req.url)) throw badRequest();
  const { username, password, host } = new URL(c.req.url);
  if (username !== '' || password !== '') throw badRequest();
  const own = c.req.header('host');
  if (own !== undefined && (!URL.canParse(`http://${own}`) || new URL(`http://${own}`).host !== host))
    throw badRequest();
  await next();
};
