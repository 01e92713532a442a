import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { and, asc, count, eq } from 'drizzle-orm';
import { productModels, productModelTags, tags } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readTagGrants } from './tag-grant';
import { visibleModels } from './visible-models';

/** GET /v1/tags */
export const listTagsRoute = defineRoute(listTagsSpec, async (context, { query }) => {
  const { db, channel, response } = context;
  const shown = and(eq(tags.channelId, channel.id), eq(tags.isShow, true));
  const opened = await readTagGrants(context);
  const { limit, offset } = limitAndOffset(query);
  const [total] = await db.select({ value: count() }).from(tags).where(shown);
  const rows = await db
    .select()
    .from(tags)
    .where(shown)
    .orderBy(asc(tags.position), asc(tags.id))
    .limit(limit)
    .offset(offset);
  const counts = await db
    .select({ tagId: productModelTags.tagId, models: count() })
    .from(productModelTags)
    .innerJoin(productModels, eq(productModels.id, productModelTags.productModelId))
    .where(await visibleModels(context))
    .groupBy(productModelTags.tagId);
  const countOf = new Map(counts.map(({ tagId, models }) => [tagId, models]));
  response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map((tag) => ({
    id: tag.id,
    key: tag.key,
    name: tag.name,
    description: tag.description,
    is_protected: tag.passwordHash !== null,
    is_unlocked: tag.passwordHash === null || opened.includes(tag.id),
    product_count: countOf.get(tag.id) ?? 0,
  }));
});
