import type { Database } from '@shop/shop-api/db/database';
import { channels, productModels, products } from '@shop/shop-api/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { setStock, type StockedProduct } from './stock';

const PLENTY = 1_000;

/** So many variants of one shown model with one price, such as the sizes of a uniform, each with plenty in stock. */
export async function siblingVariants(
  db: Database,
  count: number,
  channel = 'default',
): Promise<readonly StockedProduct[]> {
  const rows = await db
    .select({ product: products, taxRate: productModels.taxRate })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .innerJoin(channels, eq(channels.id, products.channelId))
    .where(
      and(
        eq(channels.key, channel),
        eq(productModels.isShow, true),
        eq(products.isShow, true),
        eq(products.isOnSale, true),
        sql`not exists (select 1 from product_model_tags m join tags t on t.id = m.tag_id
          where m.product_model_id = ${productModels.id} and t.password_hash is not null)`,
        sql`(select count(*) from products s where s.product_model_id = ${productModels.id}
          and s.is_show and s.price = ${products.price}) >= ${count}`,
      ),
    )
    .orderBy(asc(products.productModelId), asc(products.position));
  const [first] = rows;
  const siblings = rows.filter(
    ({ product }) =>
      product.productModelId === first?.product.productModelId && product.price === first.product.price,
  );
  if (siblings.length < count)
    throw new Error(`The seed has no ${count} variants of one price in ${channel}`);
  const chosen = siblings.slice(0, count).map(({ product, taxRate }) => ({ ...product, taxRate }));
  for (const { id } of chosen) await setStock(db, id, PLENTY);
  return chosen;
}
