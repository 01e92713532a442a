import { listBlogProductsSpec } from '@shop/contract/blogs/list-blog-products';
import { and, eq, inArray } from 'drizzle-orm';
import { products } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { defineRoute } from '../http/define-route';
import { readProductCards } from '../products/read-product-cards';
import { findBlog } from './find-blog';
import { linkedProductKeys } from './linked-product-keys';

/** GET /v1/blogs/{id}/products */
export const listBlogProductsRoute = defineRoute(
  listBlogProductsSpec,
  async (context, { params: { id } }) => {
    const { db, channel } = context;
    const { blog } = await findBlog(context, id);
    const keys = linkedProductKeys(sanitiseHtml(blog.body));
    if (keys.length === 0) return [];
    const rows = await db
      .select({ id: products.id, key: products.key })
      .from(products)
      .where(and(eq(products.channelId, channel.id), inArray(products.key, [...keys])));
    const idOf = new Map(rows.map(({ id: productId, key }) => [key, productId]));
    const ids = keys.flatMap((key) => idOf.get(key) ?? []);
    const cardOf = await readProductCards(context, ids);
    return ids.flatMap((productId) => cardOf(productId) ?? []);
  },
);
