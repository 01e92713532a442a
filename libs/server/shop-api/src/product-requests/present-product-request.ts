import type { ProductRequest } from '@shop/contract/product-requests/product-request';
import type { productRequests } from '../db/schema';

/** A product request as the API returns it. */
export const presentProductRequest = (row: typeof productRequests.$inferSelect): ProductRequest => ({
  id: row.id,
  product_name: row.productName,
  maker_name: row.makerName,
  body: row.body,
  status: row.status,
  reply: row.reply,
  created_at: row.createdAt.toISOString(),
});
