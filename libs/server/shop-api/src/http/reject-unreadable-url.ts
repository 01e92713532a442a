import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { badRequest } from './http-error';

const NodeBindings = v.object({ incoming: v.object({ url: v.string() }) });

/**
 * Whether the request line names a host itself (`GET http://host/ HTTP/1.1`), and another one than the field `Host`. A
 * request that was made in this process has no request line.
 */
function namesOtherHost(c: Context): boolean {
  const bindings: unknown = c.env;
  if (!v.is(NodeBindings, bindings) || bindings.incoming.url.startsWith('/')) return false;
  const own = `http://${c.req.header('host') ?? ''}`;
  return !URL.canParse(own) || new URL(own).host !== new URL(c.req.url).host;
}

/**
 * Rejects a request whose URL nothing behind this could read, with 400: one with a user and password in its target (`GET
 * http://user:pass@host/ HTTP/1.1`), of which no `Request` can be made, RFC 9110 §4.2.4; one whose host only looks like one
 * (`xn--localhost`, which is no punycode); and one that asks for another host, as if this were a proxy, RFC 9112 §3.2.2.
 */
export const rejectUnreadableUrl: MiddlewareHandler = async (c, next) => {
  if (!URL.canParse(c.req.url)) throw badRequest();
  const { username, password } = new URL(c.req.url);
  if (username !== '' || password !== '' || namesOtherHost(c)) throw badRequest();
  await next();
};
