import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { deleteProductRequestHistorySpec } from '@shop/contract/product-requests/delete-product-request-history';
import { listProductRequestHistoriesSpec } from '@shop/contract/product-requests/list-product-request-histories';
import type { ProductRequest } from '@shop/contract/product-requests/product-request';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { takeRate } from '../auth/rate-limit';
import { productRequests } from '../db/schema';
import { invalidFields, notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';

/** Requests sent from one address. */
const PER_ADDRESS = { count: 20, windowMs: 60 * 60 * 1000 };

const present = (row: typeof productRequests.$inferSelect): ProductRequest => ({
  id: row.id,
  product_name: row.productName,
  maker_name: row.makerName,
  body: row.body,
  status: row.status,
  reply: row.reply,
  created_at: row.createdAt.toISOString(),
});

/** What the member still sees in the history. */
const visibleTo = (context: RouteContext): SQL | undefined =>
  and(eq(productRequests.userId, context.requireMember().id), eq(productRequests.isHidden, false));

/** POST /v1/product-requests */
const createProductRequestRoute = handle(createProductRequestSpec, async (context, { body }) => {
  const { db, clock, channel, member, clientAddress } = context;
  if (member === null) {
    const missing = {
      ...(body.name === '' ? { name: ['お名前を入力してください'] } : {}),
      ...(body.email === '' ? { email: ['メールアドレスを入力してください'] } : {}),
    };
    if (Object.keys(missing).length > 0) throw invalidFields(missing);
  }
  await takeRate(db, clock, `product-request/${channel.id}/${clientAddress}`, PER_ADDRESS);
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
  return present(row);
});

/** GET /v1/me/product-request-histories */
const listProductRequestHistoriesRoute = handle(
  listProductRequestHistoriesSpec,
  async (context, { query }) => {
    const { db, answer } = context;
    const { limit, offset } = pageBounds(query);
    const rows = await db
      .select()
      .from(productRequests)
      .where(visibleTo(context))
      .orderBy(desc(productRequests.createdAt), desc(productRequests.id))
      .limit(limit)
      .offset(offset);
    answer.paginate(await db.$count(productRequests, visibleTo(context)), query.page, query.per);
    return rows.map(present);
  },
);

/** DELETE /v1/me/product-request-histories/{id} */
const deleteProductRequestHistoryRoute = handle(
  deleteProductRequestHistorySpec,
  async (context, { params: { id } }) => {
    const hidden = await context.db
      .update(productRequests)
      .set({ isHidden: true })
      .where(and(visibleTo(context), eq(productRequests.id, id)))
      .returning({ id: productRequests.id });
    if (hidden.length === 0) throw notFound('product_request.not_found', '商品リクエストが見つかりません');
    return undefined;
  },
);

export const productRequestRoutes: readonly Route[] = [
  createProductRequestRoute,
  listProductRequestHistoriesRoute,
  deleteProductRequestHistoryRoute,
];
