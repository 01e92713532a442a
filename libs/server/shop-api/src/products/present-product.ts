import type { TaxRate } from '../pricing/tax-by-rate';
import type { ProductSummary, ProductVariant } from '@shop/contract/products/product';
import type { CategoryEntry } from '@shop/contract/categories/category';
import type { images, productModels, products } from '../db/schema';
import { averageRating } from '../reviews/average-rating';
import { presentImage } from '../images/present-image';
import { bothPrices } from '../pricing/both-prices';
import type { PriceSums } from '../pricing/price-sums';
import { piecesForSale } from './pieces-for-sale';
import { stockState } from './stock-state';
import type { SmallestUnit } from './uos-store';
import { DAY_MS } from '../durations';

/** A variant as selected from the database. */
export interface VariantRow {
  readonly product: typeof products.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
  /** This shopper's price in yen, as the shop states it. */
  readonly price: number;
}

interface NamedRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** A variant with its model. */
export interface ProductRow extends VariantRow {
  readonly model: typeof productModels.$inferSelect;
  readonly maker: NamedRow;
  readonly brand: NamedRow;
}

/** Points are counted per hundred yen. */
const POINT_UNIT_YEN = 100;

/** For so long a product is NEW. */
const NEW_FOR_DAYS = 30;

/** Whether a product came out lately; not yet where that lies ahead. */
const isNew = ({ publishedAt }: ProductRow['model'], now: Date): boolean => {
  const age = now.getTime() - publishedAt.getTime();
  return age >= 0 && age < NEW_FOR_DAYS * DAY_MS;
};

/** The points that one piece grants, by its price as the shop states it. */
export const pointsOf = ({ price, model }: Pick<ProductRow, 'price' | 'model'>): number =>
  Math.floor(price / POINT_UNIT_YEN) * model.pointPercent;

/** How prices of a product are stated. */
interface PriceTerms {
  readonly taxRate: TaxRate;
  readonly sums: PriceSums;
}

/** A variant as every list and page shows it. */
export function presentVariant(
  { product, image, price }: VariantRow,
  { taxRate, sums }: PriceTerms,
): ProductVariant {
  const both = (yen: number) => bothPrices(yen, taxRate, sums);
  // A former price is shown only while it is higher than what this shopper pays.
  const before = product.beforePrice !== null && product.beforePrice > price ? product.beforePrice : null;
  return {
    id: product.id,
    key: product.key,
    code: product.code,
    name: product.name,
    options: product.options.map(({ name, value }) => ({ name, value })),
    product_price: both(price).withoutTax,
    product_price_with_tax: both(price).withTax,
    before_price: before === null ? null : both(before).withoutTax,
    before_price_with_tax: before === null ? null : both(before).withTax,
    tax_rate: taxRate,
    is_show_product: product.isShow,
    ...stockState({ pieces: piecesForSale(product), isOnSale: product.isOnSale }),
    image: presentImage(image),
  };
}

/** The part of a model that lists and pages share. */
export const presentModel = (row: ProductRow, categories: readonly CategoryEntry[]) => ({
  id: row.model.id,
  code: row.model.code,
  name: row.model.name,
  maker: row.maker,
  brand: row.brand,
  categories: [...categories],
});

/** What a list says of a product besides its own row. */
interface SummaryDetails {
  readonly categories: readonly CategoryEntry[];
  readonly sizes: readonly string[];
  readonly smallestUnit: SmallestUnit | null;
  readonly isFavourite: boolean;
  readonly sums: PriceSums;
  readonly now: Date;
}

/** A product in a list. */
export const presentSummary = (
  row: ProductRow & { readonly productCount: number },
  { categories, sizes, smallestUnit, isFavourite, sums, now }: SummaryDetails,
): ProductSummary => ({
  ...presentVariant(row, { taxRate: row.model.taxRate, sums }),
  is_favorite: isFavourite,
  catch_copy: row.model.catchCopy,
  point: pointsOf(row),
  is_new: isNew(row.model, now),
  average_rating: averageRating(row.model.reviewCount, row.model.reviewStars),
  review_count: row.model.reviewCount,
  lot_size: row.product.lotSize,
  smallest_unit:
    smallestUnit === null
      ? null
      : {
          name: smallestUnit.name,
          pieces: smallestUnit.pieces,
          unit_price: bothPrices(smallestUnit.price, row.model.taxRate, sums).withoutTax,
        },
  product_model: {
    ...presentModel(row, categories),
    sizes: [...sizes],
    product_count: row.productCount,
  },
});
