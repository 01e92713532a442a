import type { Context } from 'hono';
import * as v from 'valibot';

const NodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});
const THIS_MACHINE = '127.0.0.1';
/** The client has closed the connection already. */
const GONE = 'unknown';

/** The client IP from the socket; a request that was made in this process counts as this machine's. */
export function socketIp(c: Context): string {
  const bindings: unknown = c.env;
  return v.is(NodeBindings, bindings) ? (bindings.incoming.socket.remoteAddress ?? GONE) : THIS_MACHINE;
}
