import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { and, asc, count, eq } from 'drizzle-orm';
import { images, makers } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentImage } from '../images/present-image';

/** GET /v1/makers */
export const listMakersRoute = defineRoute(listMakersSpec, async ({ db, channel, response }, { query }) => {
  const mine = and(eq(makers.channelId, channel.id), eq(makers.isShow, true));
  const [total] = await db.select({ value: count() }).from(makers).where(mine);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select({ maker: makers, image: images })
    .from(makers)
    .leftJoin(images, eq(images.id, makers.imageId))
    .where(mine)
    .orderBy(asc(makers.position), asc(makers.id))
    .limit(limit)
    .offset(offset);
  response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(({ maker, image }) => ({
    id: maker.id,
    key: maker.key,
    name: maker.name,
    name_kana: maker.nameKana,
    description: maker.description,
    image: presentImage(image),
  }));
});
