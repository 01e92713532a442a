import { MAKER_ERRORS } from '@shop/contract/makers/maker-errors';
import { getMakerSpec } from '@shop/contract/makers/get-maker';
import { and, asc, eq } from 'drizzle-orm';
import { brands, images, makers, productModels } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { presentImage } from '../images/present-image';
import { visibleModels } from '../tags/visible-models';

/** GET /v1/makers/{id} */
export const getMakerRoute = defineRoute(getMakerSpec, async (context, { params: { id } }) => {
  const { db, channel } = context;
  const [row] = await db
    .select({ maker: makers, image: images })
    .from(makers)
    .leftJoin(images, eq(images.id, makers.imageId))
    .where(and(eq(makers.channelId, channel.id), eq(makers.id, id), eq(makers.isShow, true)));
  if (row === undefined) throw notFound(MAKER_ERRORS.notFound, 'メーカーが見つかりません');
  const { maker, image } = row;
  const itsBrands = await db
    .select({ id: brands.id, key: brands.key, name: brands.name, name_kana: brands.nameKana })
    .from(brands)
    .where(and(eq(brands.makerId, maker.id), eq(brands.isShow, true)))
    .orderBy(asc(brands.position), asc(brands.id));
  return {
    id: maker.id,
    key: maker.key,
    name: maker.name,
    name_kana: maker.nameKana,
    description: maker.description,
    image: presentImage(image),
    brands: itsBrands,
    product_count: await db.$count(
      productModels,
      and(await visibleModels(context), eq(productModels.makerId, maker.id)),
    ),
  };
});
