import * as v from 'valibot';
import { StockState } from '../products/product';

/** What stays of the wanted variant of a product, also when the shop no longer sells it. */
export const ExchangeProduct = v.object({
  product_key: v.string(),
  product_code: v.string(),
  product_name: v.string(),
  /** What distinguishes it from its siblings, e.g. サイズ → 170. */
  options: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type ExchangeProduct = v.InferOutput<typeof ExchangeProduct>;

/** A variant for which a bought one can be exchanged: of the same model, at the same price. */
export const OfferedExchange = v.object({
  ...ExchangeProduct.entries,
  stock_state: StockState,
  /** Pieces left while `stock_state` is `few`, otherwise null. */
  stock_left: v.nullable(v.number()),
});
export type OfferedExchange = v.InferOutput<typeof OfferedExchange>;
