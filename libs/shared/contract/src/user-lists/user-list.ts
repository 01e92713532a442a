import * as v from 'valibot';
import { ProductSummary } from '../products/product';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** The list that every member has: お気に入り. A product in it is a favourite (core §4). */
export const FAVOURITES_KEY = 'favorites';

/** One of a member's lists (core §3 "User lists"). */
export const UserList = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  /** How many products it holds that can still be shown. */
  listables_count: v.number(),
});
export type UserList = v.InferOutput<typeof UserList>;

/** One entry of a list. */
export const Listable = v.object({
  id: Id,
  table: v.literal('products'),
  listable_id: Id,
  product: ProductSummary,
  created_at: Timestamp,
});
export type Listable = v.InferOutput<typeof Listable>;
