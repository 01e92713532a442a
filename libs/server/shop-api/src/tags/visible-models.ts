import { and, eq, type SQL, sql } from 'drizzle-orm';
import { productModels, productModelTags } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { readTagGrants } from './tag-grant';

type VisibilityContext = Parameters<typeof readTagGrants>[0] & Pick<RouteContext, 'channel' | 'filterIds'>;

/** Models that have one of these tags; `productModels` is joined. */
const isMarked = (ids: readonly number[]): SQL => sql`exists (
  select 1 from ${productModelTags} mark
  where mark.product_model_id = ${productModels.id} and mark.tag_id = any(${sql.param([...ids])}::int[]))`;

/** Models without a protected tag, or with one of those opened. */
function isOpen(closed: readonly number[], opened: readonly number[]): SQL | undefined {
  if (closed.length === 0) return undefined;
  const isFree = sql`not ${isMarked(closed)}`;
  return opened.length === 0 ? isFree : sql`(${isFree} or ${isMarked(opened)})`;
}

/**
 * The condition of the models that this shop shows to this shopper, hidden ones and closed tags left out. The protected tags
 * are looked up before: a statement that had to find them would read the tags of all products, in every shop.
 */
export async function visibleModels(context: VisibilityContext): Promise<SQL | undefined> {
  const { db, channel, filterIds } = context;
  const closed = await filterIds.findClosedTags(db, channel.id);
  return and(
    eq(productModels.channelId, channel.id),
    eq(productModels.isShow, true),
    isOpen(closed, await readTagGrants(context)),
  );
}
