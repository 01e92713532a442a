import { getProductSpec } from '@shop/contract/products/get-product';
import { isHtml } from '@shop/format/is-html';
import { findBookmarkId } from '../bookmarks/find-bookmark-id';
import { sanitiseHtml } from '../html/sanitise-html';
import { defineRoute } from '../http/define-route';
import { readLikes } from '../likes/read-likes';
import { findFavourites } from '../user-lists/find-favourites';
import { presentImage } from '../images/present-image';
import { getCheckoutSettings } from '../payments/payment-store';
import { findEarliestArrival } from './earliest-arrival';
import { pointsOf, presentModel, presentVariant } from './present-product';
import { priceViewOf } from './shopper-price';
import { listFurtherImages, listModelCategories, listVariants } from './product-store';
import { requireProduct } from './require-product';
import { listModelTags } from '../tags/list-model-tags';
import { findUnits } from './uos-store';

/** GET /v1/products/{key} */
export const getProductRoute = defineRoute(getProductSpec, async (context, { params: { key } }) => {
  const { db, member } = context;
  const view = await priceViewOf(db, context);
  const row = await requireProduct(context, view, key);
  const { model, product } = row;
  const variants = await listVariants(db, view, model.id);
  const further = await listFurtherImages(db, product.id);
  const categoriesOf = await listModelCategories(db, [model.id]);
  const isFavourite = await findFavourites(db, member, [product.id]);
  const terms = { taxRate: model.taxRate, sums: view.sums };
  const variant = presentVariant(row, terms);
  return {
    ...variant,
    is_favorite: isFavourite(product.id),
    point: pointsOf(row),
    images: [row.image, ...further].map(presentImage).filter((image) => image !== null),
    detail: {
      description: isHtml(model.description) ? sanitiseHtml(model.description) : model.description,
      catch_copy: model.catchCopy,
    },
    lot_size: product.lotSize,
    uos_count: 1 + (await findUnits(db, [product.id])).length,
    has_size_tables: row.hasSizeTables,
    has_sets: row.hasSets,
    earliest_arrival_on: variant.is_stock_available
      ? await findEarliestArrival(
          context,
          await getCheckoutSettings(context.db, context.channel.id),
          model.shippingDays,
        )
      : null,
    ...(await readLikes(db, member, product.id)),
    bookmark_id: await findBookmarkId(db, member, product.id),
    product_model: {
      ...presentModel(row, categoriesOf(model.id)),
      tags: await listModelTags(db, model.id),
      products: variants.map((sibling) => presentVariant(sibling, terms)),
    },
  };
});
