import * as v from 'valibot';
import { Yen } from '../wire/yen';

/** How the goods of a destination are wrapped: paper, a noshi with its words, or a card with its message. */
export const CartPacking = v.object({
  key: v.string(),
  /** Which packing it is, as `GET /v1/packings` names it. */
  packing_key: v.string(),
  kind: v.picklist(['wrapping', 'noshi', 'card']),
  name: v.string(),
  /** Yen without tax. */
  unit_price: Yen,
  unit_price_with_tax: Yen,
  quantity: v.number(),
  subtotal: Yen,
  /** 表書き; empty: none. */
  noshi_title: v.string(),
  /** 名入れ; empty: none. */
  noshi_name: v.string(),
  /** What a message card says; left out on everything else. */
  message: v.optional(v.string()),
});

export type CartPacking = v.InferOutput<typeof CartPacking>;
