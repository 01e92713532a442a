import { sql, type SQL } from 'drizzle-orm';
import { products } from '../db/schema';

/** A product that is sold on order (お取り寄せ) never runs out: more than any quantity of a cart. */
const WITHOUT_LIMIT = 1_000_000_000;

/** How many pieces of a product may be ordered now. */
export const piecesForSale = ({
  stock,
  isSoldOnOrder,
}: {
  readonly stock: number;
  readonly isSoldOnOrder: boolean;
}): number => (isSoldOnOrder ? WITHOUT_LIMIT : stock);

/** The condition of the products of which a piece may be ordered now; `products` is joined. */
export const hasPieces: SQL = sql`(${products.stock} > 0 or ${products.isSoldOnOrder})`;
