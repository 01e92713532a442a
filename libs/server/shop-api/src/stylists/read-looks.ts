import type { Stylist } from '@shop/contract/stylists/stylist';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { images, productModels, stylistLookModels, stylistLooks } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';
import { presentSummaries } from '../products/present-summaries';
import { priceViewOf } from '../products/shopper-price';
import { listModels } from '../products/product-store';
import { visibleModels } from '../tags/visible-models';

/** The looks of a stylist, with the products that this shopper sees. */
export async function readLooks(context: RouteContext, stylistId: number): Promise<Stylist['looks']> {
  const { db } = context;
  const looks = await db
    .select({ look: stylistLooks, image: images })
    .from(stylistLooks)
    .leftJoin(images, eq(images.id, stylistLooks.imageId))
    .where(eq(stylistLooks.stylistId, stylistId))
    .orderBy(asc(stylistLooks.position), asc(stylistLooks.id));
  if (looks.length === 0) return [];
  const lookIds = looks.map(({ look }) => look.id);
  const places = await db
    .select()
    .from(stylistLookModels)
    .where(inArray(stylistLookModels.stylistLookId, lookIds))
    .orderBy(asc(stylistLookModels.position));
  const modelIds = [...new Set(places.map(({ productModelId }) => productModelId))];
  const rows =
    modelIds.length === 0
      ? []
      : await listModels(db, await priceViewOf(db, context), {
          filter: and(await visibleModels(context), inArray(productModels.id, modelIds)),
          usesPrice: 'not',
          order: [sql`${productModels.id}`],
          limit: modelIds.length,
          offset: 0,
        });
  const cards = await presentSummaries(context, rows);
  const cardOf = new Map(cards.map((card) => [card.product_model.id, card]));
  return looks.map(({ look, image }) => ({
    id: look.id,
    title: look.title,
    text: look.text,
    image: presentImage(image),
    products: places
      .filter(({ stylistLookId }) => stylistLookId === look.id)
      .flatMap(({ productModelId }) => cardOf.get(productModelId) ?? []),
  }));
}
