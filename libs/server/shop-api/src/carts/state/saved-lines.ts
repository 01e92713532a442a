import type { SavedCartProduct } from '@shop/contract/carts/saved-cart-product';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  customerGroups,
  groupPrices,
  images,
  productModels,
  products,
  productUos,
  savedCartLines,
  uosGroupPrices,
} from '../../db/schema';
import { presentImage } from '../../images/present-image';
import { priceForGroup } from '../../pricing/price-for-group';
import { bothPrices } from '../../pricing/both-prices';
import type { PriceSums } from '../../pricing/price-sums';
import { piecesForSale } from '../../products/pieces-for-sale';
import { type SavedLineOwner, ownedBy } from './saved-line-store';

const NO_GROUP = 0;

/** What a shopper has put aside and can still be shown, newest first, priced for a customer group (null: list prices). */
export async function loadSavedLines(
  db: Executor,
  owner: SavedLineOwner,
  { groupId, sums }: { readonly groupId: number | null; readonly sums: PriceSums },
): Promise<readonly SavedCartProduct[]> {
  const rows = await db
    .select({
      line: savedCartLines,
      product: products,
      taxRate: productModels.taxRate,
      image: images,
      groupPrice: groupPrices.price,
      uos: productUos,
      uosGroupPrice: uosGroupPrices.price,
      discountPercent: customerGroups.discountPercent,
    })
    .from(savedCartLines)
    .innerJoin(products, eq(products.id, savedCartLines.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(images, eq(images.id, products.imageId))
    .leftJoin(customerGroups, eq(customerGroups.id, groupId ?? NO_GROUP))
    .leftJoin(
      groupPrices,
      and(eq(groupPrices.productId, products.id), eq(groupPrices.groupId, customerGroups.id)),
    )
    .leftJoin(productUos, eq(productUos.id, savedCartLines.uosId))
    .leftJoin(
      uosGroupPrices,
      and(eq(uosGroupPrices.uosId, productUos.id), eq(uosGroupPrices.groupId, customerGroups.id)),
    )
    .where(and(ownedBy(owner), eq(products.isShow, true), eq(productModels.isShow, true)))
    .orderBy(desc(savedCartLines.id));
  return rows.map(({ line, product, taxRate, image, uos, discountPercent, ...own }) => {
    const price = priceForGroup({
      listPrice: uos?.price ?? product.price,
      groupPrice: uos === null ? own.groupPrice : own.uosGroupPrice,
      discountPercent: discountPercent ?? 0,
    });
    const both = bothPrices(price, taxRate, sums);
    return {
      key: line.key,
      product_key: product.key,
      product_name: product.name,
      image: presentImage(image),
      options: product.options.map(({ name, value }) => ({ name, value })),
      unit_price: both.withoutTax,
      unit_price_with_tax: both.withTax,
      tax_rate: taxRate,
      quantity: line.quantity,
      uos: uos === null ? null : { key: uos.key, name: uos.name, pieces: uos.pieces },
      is_available: product.isOnSale && (uos?.isShow ?? true) && piecesForSale(product) >= (uos?.pieces ?? 1),
    };
  });
}
