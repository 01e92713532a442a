import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { eq } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import { consumeRateLimit } from '../http/rate-limit';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import { productRequests } from '../db/schema';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { presentProductRequest } from './present-product-request';

/** Requests sent from one client IP. */
const PER_CLIENT_IP = { count: 20, windowMs: 60 * 60 * 1000 };

/** By what a request is recognised when it is sent again: its key, and whose it is. */
function requestKeyOf(context: RouteContext): string | null {
  const key = readRequestKey(context);
  const owner = context.member?.id ?? 'guest';
  return key === null ? null : hashToken(['product-request', context.channel.id, owner, key].join('/'));
}

/** POST /v1/product-requests: once for each request key. */
export const createProductRequestRoute = defineRoute(createProductRequestSpec, async (context, { body }) => {
  const { db, clock, channel, member, rateIp } = context;
  if (member === null) {
    const missing = {
      ...(body.name === '' ? { name: ['お名前を入力してください'] } : {}),
      ...(body.email === '' ? { email: ['メールアドレスを入力してください'] } : {}),
    };
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
  }
  const requestKey = requestKeyOf(context);
  await consumeRateLimit(db, clock, `product-request/${channel.id}/${rateIp}`, PER_CLIENT_IP);
  const [stored] = await db
    .insert(productRequests)
    .values({
      channelId: channel.id,
      userId: member?.id ?? null,
      productName: body.product_name,
      makerName: body.maker_name,
      body: body.body,
      name: body.name,
      email: member?.email ?? body.email,
      requestKey,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: productRequests.requestKey })
    .returning();
  const [row] =
    stored !== undefined || requestKey === null
      ? [stored]
      : await db.select().from(productRequests).where(eq(productRequests.requestKey, requestKey));
  if (row === undefined) throw new Error('The database did not return the new request');
  return presentProductRequest(row);
});
