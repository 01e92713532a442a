import type { FlipBook } from '@shop/contract/flip-books/flip-book';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { flipBookPages, images, productModels, products } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';
import { visibleModels } from '../tags/visible-models';

/** The pages of a digital catalogue; a product that this shopper does not see is not named. */
export async function readPages(context: RouteContext, flipBookId: number): Promise<FlipBook['pages']> {
  const { db } = context;
  const rows = await db
    .select({ page: flipBookPages, image: images })
    .from(flipBookPages)
    .innerJoin(images, eq(images.id, flipBookPages.imageId))
    .where(eq(flipBookPages.flipBookId, flipBookId))
    .orderBy(asc(flipBookPages.number));
  const modelIds = rows.flatMap(({ page }) => page.productModelId ?? []);
  const shown =
    modelIds.length === 0
      ? []
      : await db
          .select({ modelId: productModels.id, key: products.key })
          .from(products)
          .innerJoin(productModels, eq(productModels.id, products.productModelId))
          .where(
            and(await visibleModels(context), eq(products.isShow, true), inArray(productModels.id, modelIds)),
          )
          .orderBy(asc(products.position), asc(products.id));
  return rows.flatMap(({ page, image }) => {
    const picture = presentImage(image);
    return picture === null
      ? []
      : [
          {
            number: page.number,
            title: page.title,
            text: page.text,
            image: picture,
            product_key: shown.find(({ modelId }) => modelId === page.productModelId)?.key ?? null,
          },
        ];
  });
}
