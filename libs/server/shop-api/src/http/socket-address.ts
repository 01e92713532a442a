import type { Context } from 'hono';
import * as v from 'valibot';

const NodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});
const THIS_MACHINE = '127.0.0.1';
/** Whoever has closed the connection already; no address, so that it is nobody's. */
const GONE = 'unknown';

/** The address at the other end of the socket; a request made in the process itself counts as this machine's. */
export function socketAddress(c: Context): string {
  const bindings: unknown = c.env;
  return v.is(NodeBindings, bindings) ? (bindings.incoming.socket.remoteAddress ?? GONE) : THIS_MACHINE;
}
