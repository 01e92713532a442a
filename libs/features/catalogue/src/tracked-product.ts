import type { TrackedItem } from '@shop/site/state/shop-events';
import type { ProductSummaryView, ProductView } from './product-view';

/** A product's page as an item of an event. account §7 */
export const toTrackedProduct = (product: ProductView): TrackedItem => ({
  key: product.key,
  name: product.name,
  brand: product.brandName || null,
  categories: product.categories.map(({ name }) => name),
  variant: product.options.map(({ value }) => value).join('／') || null,
  price: product.price,
  quantity: 1,
});

/** A product in a list as an item of an event; a list knows neither its categories nor its variant nor its price without tax. account §7 */
export const toTrackedSummary = (product: ProductSummaryView): TrackedItem => ({
  key: product.key,
  name: product.name,
  brand: product.brandName || null,
  categories: [],
  variant: null,
  price: null,
  quantity: 1,
});
