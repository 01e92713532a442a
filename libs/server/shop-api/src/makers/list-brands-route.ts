import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { and, asc, count, eq } from 'drizzle-orm';
import { brands, makers } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';

/** GET /v1/brands */
export const listBrandsRoute = defineRoute(listBrandsSpec, async ({ db, channel, response }, { query }) => {
  const mine = and(eq(brands.channelId, channel.id), eq(brands.isShow, true));
  const [total] = await db.select({ value: count() }).from(brands).where(mine);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select({ brand: brands, maker: { id: makers.id, key: makers.key, name: makers.name } })
    .from(brands)
    .innerJoin(makers, eq(makers.id, brands.makerId))
    .where(mine)
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(limit)
    .offset(offset);
  response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(({ brand, maker }) => ({
    id: brand.id,
    key: brand.key,
    name: brand.name,
    name_kana: brand.nameKana,
    maker,
  }));
});
