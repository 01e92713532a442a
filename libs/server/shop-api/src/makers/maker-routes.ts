import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { asc, count, eq } from 'drizzle-orm';
import { brands, images, makers } from '../db/schema';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentImage } from '../images/present-image';
import { getMakerRoute } from './get-maker-route';

/** GET /v1/makers */
const listMakersRoute = handle(listMakersSpec, async ({ db, channel, answer }, { query }) => {
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

/** GET /v1/brands */
const listBrandsRoute = handle(listBrandsSpec, async ({ db, channel, answer }, { query }) => {
  const mine = eq(brands.channelId, channel.id);
  const [total] = await db.select({ value: count() }).from(brands).where(mine);
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select({ brand: brands, maker: { id: makers.id, key: makers.key, name: makers.name } })
    .from(brands)
    .innerJoin(makers, eq(makers.id, brands.makerId))
    .where(mine)
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(({ brand, maker }) => ({
    id: brand.id,
    key: brand.key,
    name: brand.name,
    name_kana: brand.nameKana,
    maker,
  }));
});

export const makerRoutes: readonly Route[] = [listMakersRoute, listBrandsRoute, getMakerRoute];
