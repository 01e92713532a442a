import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of';
import { brands, images, makers, productModels, products } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentImage } from '../images/present-image';
import { visibleModels } from '../tags/visible-models';

/** The picture of the first product of a brand that has one, in the order of its list: read brand by brand from its index. */
const firstImageOf = (isVisible: SQL | undefined): SQL<number | null> => sql<number | null>`(
  select ${products.imageId} from ${productModels}
  join ${products} on ${products.productModelId} = ${productModels.id}
  where ${productModels.brandId} = ${brands.id} and ${products.isShow} and ${products.imageId} is not null and ${isVisible}
  order by ${productModels.recommendRank} desc, ${productModels.id} desc, ${products.position}
  limit 1)`;

/** GET /v1/brands */
export const listBrandsRoute = defineRoute(listBrandsSpec, async (context, { query }) => {
  const { db, channel, response } = context;
  const mine = and(eq(brands.channelId, channel.id), eq(brands.isShow, true));
  const [total] = await db.select({ value: count() }).from(brands).where(mine);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select({
      brand: brands,
      maker: { id: makers.id, key: makers.key, name: makers.name, description: makers.description },
      imageId: firstImageOf(await visibleModels(context)),
    })
    .from(brands)
    .innerJoin(makers, eq(makers.id, brands.makerId))
    .where(mine)
    .orderBy(asc(brands.position), asc(brands.id))
    .limit(limit)
    .offset(offset);
  const imageIds = rows.flatMap(({ imageId }) => imageId ?? []);
  const pictures = await db.select().from(images).where(isAnyOf(images.id, imageIds));
  const pictureOf = new Map(pictures.map((image) => [image.id, image]));
  response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(({ brand, maker, imageId }) => ({
    id: brand.id,
    key: brand.key,
    name: brand.name,
    name_kana: brand.nameKana,
    maker,
    image: presentImage(imageId === null ? null : (pictureOf.get(imageId) ?? null)),
  }));
});
