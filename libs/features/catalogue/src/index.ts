export { brandsQuery } from './brands-query';
export { type CategoryView, categoriesQuery } from './categories-query';
export { findCategoryPath } from './find-category';
export { listHeading } from './list-heading';
export { newArrivalsQuery } from './new-arrivals-query';
export {
  isFiltered,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductSortValue,
  readProductFilter,
  toListQuery,
} from './product-filter';
export { type BreadcrumbStep, productBreadcrumb } from './product-breadcrumb';
export { productQuery } from './product-query';
export { type ProductRating, productRatingQuery } from './product-rating-query';
export type { ProductSummaryView, ProductVariantView, ProductView, StockState } from './product-view';
export { type ProductList, productsQuery } from './products-query';
export { rankedProductsQuery } from './ranked-products-query';
export { recommendedProductsQuery } from './recommended-products-query';
export { recordSearch } from './record-search';
export { bookmarksQuery, favouritesQuery } from './marks/saved-products-query';
