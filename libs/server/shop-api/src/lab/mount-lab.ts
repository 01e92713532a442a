import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as v from 'valibot';
import type { ShopApi } from '../http/shop-api';
import { createLab, type LabCall } from './create-lab';
import { LabFault } from './lab-fault';
import { labError } from './lab-error';

const PATH = '/dev/lab';
/** Identifies one of several clients that share the fault lab. */
const CLIENT_HEADER = 'x-lab-client';
const CALLS = ['/v1/*', '/public.json'];

const NodeBindings = v.object({ incoming: v.object({ socket: v.object({ destroy: v.function() }) }) });
const DroppingBody = v.union([
  v.object({ invalid_product: v.literal(true) }),
  v.object({ reason: v.literal('product_not_found') }),
]);

/**
 * PUT, GET and DELETE /dev/lab: injected faults, applied before the calls of the contract. Never in a live
 * shop.
 */
export function mountLab(app: ShopApi): void {
  const lab = createLab();
  app.get(PATH, (c) => c.json({ scenarios: lab.list() }));
  app.put(PATH, async (c) => {
    const fault = v.safeParse(LabFault, await c.req.json().catch(() => null));
    if (!fault.success) return c.json({ message: fault.issues.map(describe).join('; ') }, 422);
    lab.add(fault.output);
    return c.json({ scenarios: lab.list() });
  });
  app.delete(PATH, (c) => {
    lab.clear();
    return c.body(null, 204);
  });
  for (const path of CALLS)
    app.use(path, async (c, next) => {
      if (lab.list().length === 0) return next();
      const fault = lab.take(await readCall(c.req.raw));
      if (fault === null) return next();
      if (fault.scenario === 'slow') {
        await delay(fault.ms);
        return next();
      }
      if (fault.scenario !== 'lost-response') throw labError(fault.scenario, c.req.path);
      await next();
      c.res = loseReply(c.env);
      return undefined;
    });
}

const describe = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;

async function readCall(request: Request): Promise<LabCall> {
  const { headers, method } = request;
  const path = new URL(request.url).pathname;
  const isCart = path === '/v1/carts/init' || path === '/v1/carts/reset';
  const body: unknown = isCart
    ? await request
        .clone()
        .json()
        .catch(() => null)
    : null;
  return {
    method,
    path,
    channel: headers.get('channel-id'),
    client: headers.get(CLIENT_HEADER),
    hasToken: headers.has('authorization'),
    dropsProducts: v.is(DroppingBody, body),
  };
}

/**
 * Cuts the connection after the effect; a request in the process itself gets a response that cannot be read.
 */
function loseReply(bindings: unknown): Response {
  if (v.is(NodeBindings, bindings)) {
    bindings.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const broken = new ReadableStream({
    start: (stream) => stream.error(new TypeError('The connection was lost')),
  });
  return new Response(broken);
}
