import { integer } from 'drizzle-orm/pg-core';
import { images } from './images';
import { productModels } from './products';

/** The position of a row among its neighbours, from 0. */
export const position = () => integer('position').notNull();

/** The picture of a row; null: none. */
export const image = () => integer('image_id').references(() => images.id);

/** A product that editors put into a list; the entry is deleted with it. */
export const productModelId = () =>
  integer('product_model_id')
    .notNull()
    .references(() => productModels.id, { onDelete: 'cascade' });
