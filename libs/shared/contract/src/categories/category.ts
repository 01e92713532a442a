import * as v from 'valibot';
import { Image } from '../images/image';
import { Id } from '../wire/id';

/** A category without its children. */
export const CategoryEntry = v.object({ id: Id, key: v.string(), name: v.string() });
export type CategoryEntry = v.InferOutput<typeof CategoryEntry>;

/** A node of the category tree. */
export interface Category extends CategoryEntry {
  /** Shown products in it and below it; zero for other tables. */
  readonly product_count: number;
  readonly image: Image | null;
  readonly children: readonly Category[];
}

export const Category: v.GenericSchema<Category> = v.object({
  ...CategoryEntry.entries,
  product_count: v.number(),
  image: v.nullable(Image),
  children: v.array(v.lazy(() => Category)),
});
