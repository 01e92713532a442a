import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { asc, count, eq } from 'drizzle-orm';
import { images, makers } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentImage } from '../images/present-image';

/** GET /v1/makers */
export const listMakersRoute = handle(listMakersSpec, async ({ db, channel, answer }, { query }) => {
  const mine = eq(makers.channelId, channel.id);
  const [total] = await db.select({ value: count() }).from(makers).where(mine);
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select({ maker: makers, image: images })
    .from(makers)
    .leftJoin(images, eq(images.id, makers.imageId))
    .where(mine)
    .orderBy(asc(makers.position), asc(makers.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(({ maker, image }) => ({
    id: maker.id,
    key: maker.key,
    name: maker.name,
    name_kana: maker.nameKana,
    description: maker.description,
    image: presentImage(image),
  }));
});
