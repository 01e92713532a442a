import type { Context } from 'hono';
import * as v from 'valibot';

const NodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }),
});
const NO_SOCKET = '127.0.0.1';

/** The address at the other end of the socket; a request made in the process itself counts as this machine's. */
export function socketAddress(c: Context): string {
  const bindings: unknown = c.env;
  return v.is(NodeBindings, bindings) ? (bindings.incoming.socket.remoteAddress ?? NO_SOCKET) : NO_SOCKET;
}
