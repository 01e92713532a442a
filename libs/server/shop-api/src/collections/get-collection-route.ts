import { COLLECTION_ERRORS } from '@shop/contract/collections/collection-errors';
import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { collectionModels, collections, images, productModels } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentImage } from '../images/present-image';
import { presentSummaries } from '../products/present-summaries';
import { priceViewOf } from '../products/shopper-price';
import { countListed } from '../products/listed-models';
import { listModels } from '../products/product-store';
import { visibleModels } from '../tags/visible-models';

/** GET /v1/collections/{alias} */
export const getCollectionRoute = defineRoute(
  getCollectionSpec,
  async (context, { params: { alias }, query }) => {
    const { db, channel, response } = context;
    const [row] = await db
      .select({ collection: collections, image: images })
      .from(collections)
      .leftJoin(images, eq(images.id, collections.imageId))
      .where(
        and(
          eq(collections.channelId, channel.id),
          eq(collections.alias, alias),
          eq(collections.isShow, true),
        ),
      );
    if (row === undefined) throw notFound(COLLECTION_ERRORS.notFound, 'コレクションが見つかりません');
    const { collection, image } = row;
    const per = Math.min(query.per, query.max_page_size ?? query.per);
    const view = await priceViewOf(db, context);
    const place = sql`(select position from ${collectionModels} entry
    where entry.collection_id = ${collection.id} and entry.product_model_id = ${productModels.id})`;
    // Those of the collection first: to ask each product of the shop for its place would read all of them.
    const own = db
      .select({ id: collectionModels.productModelId })
      .from(collectionModels)
      .where(eq(collectionModels.collectionId, collection.id));
    const filter = and(await visibleModels(context), inArray(productModels.id, own));
    const rows = await listModels(db, view, {
      filter,
      usesPrice: 'not',
      order: [asc(place), asc(productModels.id)],
      ...limitAndOffset({ page: query.page, per }),
    });
    const [total] = await countListed(db, filter);
    response.paginate(total?.value ?? 0, query.page, per);
    return {
      id: collection.id,
      alias: collection.alias,
      name: collection.name,
      description: collection.description,
      image: presentImage(image),
      products: await presentSummaries(context, rows),
    };
  },
);
