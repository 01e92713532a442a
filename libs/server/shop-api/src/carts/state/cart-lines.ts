import type { Image } from '@shop/contract/images/image';
import { asc, eq, inArray, and } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import {
  brands,
  cartLines,
  categories,
  customerGroups,
  groupPrices,
  images,
  productAccessories,
  productModelCategories,
  productModels,
  products,
  productUos,
  type StoredOption,
  uosGroupPrices,
} from '../../db/schema';
import { presentImage } from '../../images/present-image';
import { piecesForSale } from '../../products/pieces-for-sale';
import { priceForGroup } from '../../pricing/price-for-group';
import type { TaxRate } from '../../pricing/tax-by-rate';
import type { AccessoryLimit } from './accessory-limit';

/** The current product of a line, at this shopper's price. */
export interface LineProduct {
  readonly id: number;
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly options: readonly StoredOption[];
  /** Yen for one unit of sale, as the shop states prices. */
  readonly unitPrice: number;
  /** Points per hundred yen. */
  readonly pointPercent: number;
  readonly taxRate: TaxRate;
  /** Pieces that can be ordered now. */
  readonly stock: number;
  readonly isOnSale: boolean;
  /** Single pieces are ordered in multiples of it. */
  readonly lotSize: number;
  readonly shippingDays: number;
  readonly brand: { readonly id: number; readonly name: string } | null;
  readonly image: Image | null;
  readonly model: { readonly id: number; readonly name: string };
  readonly categories: readonly { readonly id: number; readonly key: string; readonly name: string }[];
}

export interface CartLine {
  readonly id: number;
  readonly key: string;
  /** Units of sale. */
  readonly quantity: number;
  /** The quantity in single pieces. */
  readonly pieces: number;
  /** The unit of sale; null: single pieces. */
  readonly uos: { readonly key: string; readonly name: string; readonly pieces: number } | null;
  /** The line that this one is an accessory of. */
  readonly parentId: number | null;
  /** Of an accessory: how many may go with its line; null for other lines, and where the product has it no longer. */
  readonly accessoryLimit: AccessoryLimit | null;
  /** The destination; null: the first one. An accessory has the destination of its line. */
  readonly shippingId: number | null;
  /** The name at the time when it was added. */
  readonly productName: string;
  /** Null when the product was deleted or hidden. */
  readonly product: LineProduct | null;
}

const NO_GROUP = 0;

/** The lines of a cart, in the order they were added, priced for a customer group (null: list prices). */
export async function loadCartLines(
  db: Executor,
  cartId: number,
  groupId: number | null,
): Promise<readonly CartLine[]> {
  const parent = alias(cartLines, 'parent');
  const rows = await db
    .select({
      line: cartLines,
      accessoryLimit: productAccessories,
      product: products,
      model: productModels,
      brand: { id: brands.id, name: brands.name },
      image: images,
      groupPrice: groupPrices.price,
      uos: productUos,
      uosGroupPrice: uosGroupPrices.price,
      discountPercent: customerGroups.discountPercent,
    })
    .from(cartLines)
    .leftJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(productModels, eq(productModels.id, products.productModelId))
    .leftJoin(brands, eq(brands.id, productModels.brandId))
    .leftJoin(images, eq(images.id, products.imageId))
    .leftJoin(customerGroups, eq(customerGroups.id, groupId ?? NO_GROUP))
    .leftJoin(
      groupPrices,
      and(eq(groupPrices.productId, products.id), eq(groupPrices.groupId, customerGroups.id)),
    )
    .leftJoin(productUos, eq(productUos.id, cartLines.uosId))
    .leftJoin(
      uosGroupPrices,
      and(eq(uosGroupPrices.uosId, productUos.id), eq(uosGroupPrices.groupId, customerGroups.id)),
    )
    .leftJoin(parent, eq(parent.id, cartLines.parentId))
    .leftJoin(
      productAccessories,
      and(
        eq(productAccessories.productId, parent.productId),
        eq(productAccessories.accessoryId, cartLines.productId),
      ),
    )
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
  const places = new Map(rows.map(({ line }) => [line.id, line.shippingId]));
  const categoriesByModel = await loadCategories(
    db,
    rows.flatMap((row) => (row.model === null ? [] : [row.model.id])),
  );
  return rows.map(({ line, product, model, brand, image, uos, discountPercent, accessoryLimit, ...own }) => ({
    id: line.id,
    key: line.key,
    quantity: line.quantity,
    pieces: line.quantity * (uos?.pieces ?? 1),
    uos: uos === null ? null : { key: uos.key, name: uos.name, pieces: uos.pieces },
    parentId: line.parentId,
    accessoryLimit,
    shippingId: line.parentId === null ? line.shippingId : (places.get(line.parentId) ?? null),
    productName: line.productName,
    product:
      product === null || model === null || !product.isShow || !model.isShow
        ? null
        : {
            id: product.id,
            key: product.key,
            code: product.code,
            name: product.name,
            options: product.options,
            unitPrice: priceForGroup({
              listPrice: uos?.price ?? product.price,
              groupPrice: uos === null ? own.groupPrice : own.uosGroupPrice,
              discountPercent: discountPercent ?? 0,
            }),
            pointPercent: model.pointPercent,
            taxRate: model.taxRate,
            stock: piecesForSale(product),
            isOnSale: product.isOnSale && (uos?.isShow ?? true),
            lotSize: product.lotSize,
            shippingDays: model.shippingDays,
            brand,
            image: presentImage(image),
            model: { id: model.id, name: model.name },
            categories: categoriesByModel.get(model.id) ?? [],
          },
  }));
}

async function loadCategories(db: Executor, modelIds: readonly number[]) {
  const byModel = new Map<number, { id: number; key: string; name: string }[]>();
  if (modelIds.length === 0) return byModel;
  const rows = await db
    .select({
      modelId: productModelCategories.productModelId,
      id: categories.id,
      key: categories.key,
      name: categories.name,
    })
    .from(productModelCategories)
    .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
    .where(inArray(productModelCategories.productModelId, [...new Set(modelIds)]))
    .orderBy(asc(categories.position), asc(categories.id));
  for (const { modelId, ...category } of rows) {
    const list = byModel.get(modelId) ?? [];
    list.push(category);
    byModel.set(modelId, list);
  }
  return byModel;
}
