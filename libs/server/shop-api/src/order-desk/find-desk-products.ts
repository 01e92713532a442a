import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { addableColumns } from '../carts/state/line-store';
import type { Executor } from '../db/database';
import { groupPrices, productModels, products } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { groupPriceJoin, priceViewOf, shopperPrice } from '../products/shopper-price';

/** What a row of the order desk may mean. */
export type DeskProduct = Awaited<ReturnType<typeof findDeskProducts>>[number];

/** Who asks, and the condition of what this shopper may see. */
interface Asking extends Pick<RouteContext, 'channel' | 'member'> {
  readonly visible: SQL | undefined;
}

/** The shop's products of these numbers at this shopper's prices, hidden ones too: a buyer is told that they are gone. */
export async function findDeskProducts(db: Executor, asking: Asking, codes: readonly string[]) {
  const { channel, visible } = asking;
  const view = await priceViewOf(db, asking);
  return db
    .select({
      ...addableColumns,
      code: products.code,
      options: products.options,
      price: shopperPrice(view).mapWith(Number),
      taxRate: productModels.taxRate,
      isShown: sql<boolean>`(${products.isShow} and ${productModels.isShow})`,
      /** False for what only those may see who have its password. */
      isVisible: sql<boolean>`(${visible ?? sql`true`})`,
    })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(groupPrices, groupPriceJoin(view))
    .where(and(eq(products.channelId, channel.id), inArray(products.code, [...codes])))
    .orderBy(asc(products.id));
}
