import { sql } from 'drizzle-orm';
import { brands, images, makers, productModels, products } from '../db/schema';
import { type PriceView, shopperPrice } from './shopper-price';

/** The selected columns of a variant, with its picture and the shopper's price. */
export const variantColumns = (view: PriceView) => ({
  product: products,
  image: images,
  price: shopperPrice(view).mapWith(Number),
});

/** The selected columns of its model. */
export const modelColumns = {
  model: productModels,
  maker: { id: makers.id, key: makers.key, name: makers.name },
  brand: { id: brands.id, key: brands.key, name: brands.name },
};

/** How many shown variants a model has. */
export const productCount = sql<number>`(
  select count(*) from ${products} sibling
  where sibling.product_model_id = ${productModels.id} and sibling.is_show)`.mapWith(Number);
