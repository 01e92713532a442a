import type { Product, ProductSummary, ProductVariant } from '@shop/contract/products/product';
import { toPicture, toPictureOrNull } from '@shop/site/views/picture';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { labelOf, smallestFile } from './variant-label';
import type { ProductPictureView, ProductSummaryView, ProductVariantView, ProductView } from './product-view';

/** The wire's product of a list as the pages see it. */
export function toProductSummary(wire: ProductSummary): ProductSummaryView {
  return {
    id: wire.id,
    key: wire.key,
    name: wire.product_model.name,
    priceWithTax: wire.product_price_with_tax,
    taxRate: wire.tax_rate,
    priceBefore: wire.before_price_with_tax,
    picture: toPictureOrNull(wire.image),
    stockState: wire.stock_state,
    variantCount: wire.product_model.product_count,
    brandName: wire.product_model.brand.name,
    isFavourite: wire.is_favorite,
    isNew: wire.is_new,
    rating: wire.average_rating,
    reviewCount: wire.review_count,
    code: wire.code,
    ...(wire.product_model.product_count > 1 && { variant: labelOf(wire) }),
    // What most products have not is left out: it would stand in the HTML of every list.
    ...(wire.lot_size > 1 && { lotSize: wire.lot_size }),
    ...(wire.smallest_unit !== null && {
      smallestUnit: {
        name: wire.smallest_unit.name,
        pieces: wire.smallest_unit.pieces,
        price: wire.smallest_unit.unit_price,
      },
    }),
    ...(wire.product_model.sizes.length > 1 && { sizes: wire.product_model.sizes }),
  };
}

/** The wire's product as its page sees it. */
export function toProduct(wire: Product): ProductView {
  const siblings = wire.product_model.products;
  return {
    id: wire.id,
    key: wire.key,
    code: wire.code,
    name: wire.product_model.name,
    options: wire.options,
    catchCopy: wire.detail.catch_copy,
    description: wire.detail.description,
    priceWithTax: wire.product_price_with_tax,
    price: wire.product_price,
    lotSize: wire.lot_size,
    priceBefore: wire.before_price_with_tax,
    isReducedRate: wire.tax_rate === REDUCED_TAX_RATE,
    isShown: wire.is_show_product,
    isAvailable: wire.is_stock_available,
    stockState: wire.stock_state,
    stockLeft: wire.stock_left,
    pictures: picturesOf(wire).map((image) => ({
      ...toPicture(image),
      thumbnail: smallestFile(image),
      variant: variantOfPicture(wire, image.path),
    })),
    hasUnits: wire.uos_count > 1,
    hasSizeTables: wire.has_size_tables,
    hasSets: wire.has_sets,
    earliestArrivalOn: wire.earliest_arrival_on,
    point: wire.point,
    brandName: wire.product_model.brand.name,
    makerName: wire.product_model.maker.name,
    categories: wire.product_model.categories.map(({ key, name }) => ({ key, name })),
    tags: wire.product_model.tags,
    variants: siblings.length > 1 ? siblings.map((sibling) => toVariant(sibling, wire.key)) : [],
    isFavourite: wire.is_favorite,
    isLiked: wire.is_liked,
    likesCount: wire.likes_count,
    bookmarkId: wire.bookmark_id,
  };
}

/** The variant's own picture first, each file once. */
function picturesOf(wire: Product) {
  const all = wire.image === null ? wire.images : [wire.image, ...wire.images];
  return all.filter((image, at) => all.findIndex((other) => other.path === image.path) === at);
}

/**
 * The variant whose own picture this is; null for the page's own and for pictures of no variant. Where several look the
 * same, as sizes of one colour do, the one that has most options in common with the page's.
 */
function variantOfPicture(wire: Product, path: string): ProductPictureView['variant'] {
  if (wire.image?.path === path) return null;
  const own = new Map(wire.options.map(({ name, value }) => [name, value]));
  const common = ({ options }: ProductVariant) =>
    options.filter(({ name, value }) => own.get(name) === value).length;
  const [variant] = wire.product_model.products
    .filter(({ key, image }) => key !== wire.key && image?.path === path)
    .toSorted((a, b) => common(b) - common(a));
  return variant === undefined ? null : { key: variant.key, label: labelOf(variant) };
}

function toVariant(variant: ProductVariant, currentKey: string): ProductVariantView {
  return {
    key: variant.key,
    label: labelOf(variant),
    thumbnail: variant.image === null ? null : smallestFile(variant.image),
    isCurrent: variant.key === currentKey,
    isAvailable: variant.is_stock_available,
    ...(variant.stock_state === 'few' && { isFew: true }),
    ...(variant.options.length > 1 && { values: variant.options.map(({ value }) => value) }),
  };
}
