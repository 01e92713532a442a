import { and, eq, type SQL, sql } from 'drizzle-orm';
import { productModels, productModelTags, tags } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { readTagGrants } from './tag-grant';

type VisibilityContext = Parameters<typeof readTagGrants>[0] & Pick<RouteContext, 'channel'>;

/** Models without a protected tag, or with one of those opened; `productModels` is joined. */
const isOpen = (opened: readonly number[]): SQL => {
  const marked = (condition: SQL) => sql`exists (
    select 1 from ${productModelTags} mark join ${tags} tag on tag.id = mark.tag_id
    where mark.product_model_id = ${productModels.id} and ${condition})`;
  const isFree = sql`not ${marked(sql`tag.password_hash is not null`)}`;
  if (opened.length === 0) return isFree;
  const ids = sql.join(
    opened.map((id) => sql`${id}::int`),
    sql`, `,
  );
  return sql`(${isFree} or ${marked(sql`tag.id in (${ids})`)})`;
};

/** The condition of the models that this shop shows to this shopper, hidden ones and closed tags left out. */
export async function visibleModels(context: VisibilityContext): Promise<SQL | undefined> {
  return and(
    eq(productModels.channelId, context.channel.id),
    eq(productModels.isShow, true),
    isOpen(await readTagGrants(context)),
  );
}
