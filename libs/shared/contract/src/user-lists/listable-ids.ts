import * as v from 'valibot';
import { Id } from '../wire/id';
import { listOf } from '../wire/list-of';

/** As many products as one call may name. */
const MAX_IDS = 100;

/** Which entries a call is about: products by their ids (core §7). */
export const ListableIds = v.object({
  table: v.literal('products'),
  ids: v.pipe(listOf(Id, MAX_IDS), v.minLength(1, '商品を選んでください')),
});
export type ListableIds = v.InferOutput<typeof ListableIds>;
