import * as v from 'valibot';
import { ProductSummary } from '../products/product';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** Products that a viewing history holds at most, newest first, each once (account §4, §9). */
export const PRODUCT_HISTORY_LIMIT = 10;

/**
 * The header by which a guest's history is found again: the first `POST /v1/product-histories` without a valid one
 * returns a new secret in it, which the guest sends from then on. No cookie is read.
 */
export const GUEST_TOKEN_HEADER = 'x-guest-token';

/** A product that was looked at. Its `is_favorite` is true for favourites and for bookmarks (account §4). */
export const ProductHistory = v.object({ product_id: Id, product: ProductSummary, viewed_at: Timestamp });
export type ProductHistory = v.InferOutput<typeof ProductHistory>;
