import * as v from 'valibot';
import { HtmlText } from '../wire/html-text';
import { Id } from '../wire/id';

const MAX_ENTRIES = 30;
const Limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRIES));

/** What a block shows, by its kind. The lists themselves come from their own calls. */
export const LayoutBlockContent = v.variant('kind', [
  /** The first picture and sentence of the shop (`GET /v1/settings/front`). */
  v.object({ kind: v.literal('hero'), payload: v.object({}) }),
  /** Why to buy here: shipping, payments and returns as the checkout applies them (`GET /v1/shop-terms`). */
  v.object({ kind: v.literal('reasons'), payload: v.object({}) }),
  /** The banners of an area (`GET /v1/banners`). */
  v.object({ kind: v.literal('banners'), payload: v.object({ area: v.string() }) }),
  /** A collection (`GET /v1/collections/{alias}`). */
  v.object({ kind: v.literal('collection'), payload: v.object({ alias: v.string(), limit: Limit }) }),
  /** Products with a tag, or of all kinds where none is named (`GET /v1/products`). */
  v.object({
    kind: v.literal('products'),
    payload: v.object({
      tag: v.nullable(v.string()),
      sort: v.picklist(['recommended', 'new', 'price_asc', 'price_desc']),
      limit: Limit,
    }),
  }),
  /** The first products in the shop's own order, numbered (`GET /v1/products`). */
  v.object({ kind: v.literal('ranking'), payload: v.object({ limit: Limit }) }),
  /** What came out since the member was here last (`GET /v1/me/new-products`). */
  v.object({ kind: v.literal('whats-new'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('categories'), payload: v.object({}) }),
  v.object({ kind: v.literal('news'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('blogs'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('stylists'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('catalogs'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('recently-viewed'), payload: v.object({ limit: Limit }) }),
  v.object({ kind: v.literal('calendar'), payload: v.object({}) }),
  /** A free area by its code (`GET /v1/free-areas/{code}`). */
  v.object({ kind: v.literal('free-area'), payload: v.object({ code: v.string() }) }),
  v.object({ kind: v.literal('html'), payload: v.object({ body: HtmlText }) }),
]);
export type LayoutBlockContent = v.InferOutput<typeof LayoutBlockContent>;

/** One block of a page; `title` may be empty. */
export const LayoutBlock = v.intersect([
  v.object({ id: Id, position: v.number(), title: v.string() }),
  LayoutBlockContent,
]);
export type LayoutBlock = v.InferOutput<typeof LayoutBlock>;
