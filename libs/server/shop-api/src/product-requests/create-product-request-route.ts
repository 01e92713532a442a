import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { consumeRateLimit } from '../http/rate-limit';
import { productRequests } from '../db/schema';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { presentProductRequest } from './present-product-request';

/** Requests sent from one client IP. */
const PER_CLIENT_IP = { count: 20, windowMs: 60 * 60 * 1000 };

/** POST /v1/product-requests */
export const createProductRequestRoute = defineRoute(createProductRequestSpec, async (context, { body }) => {
  const { db, clock, channel, member, rateIp } = context;
  if (member === null) {
    const missing = {
      ...(body.name === '' ? { name: ['お名前を入力してください'] } : {}),
      ...(body.email === '' ? { email: ['メールアドレスを入力してください'] } : {}),
    };
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
  }
  await consumeRateLimit(db, clock, `product-request/${channel.id}/${rateIp}`, PER_CLIENT_IP);
  const [row] = await db
    .insert(productRequests)
    .values({
      channelId: channel.id,
      userId: member?.id ?? null,
      productName: body.product_name,
      makerName: body.maker_name,
      body: body.body,
      name: body.name,
      email: member?.email ?? body.email,
      createdAt: clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('The database did not return the new request');
  return presentProductRequest(row);
});
