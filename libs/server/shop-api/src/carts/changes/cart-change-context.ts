import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import type { CartRow } from '../state/cart-store';

/** What a change gets: the transaction, the locked cart and the request's context. */
export interface CartChangeContext {
  readonly tx: Executor;
  readonly cart: CartRow;
  readonly context: RouteContext;

  /** The condition of products that this shopper may see: closed tags are excluded. */
  readonly visible: SQL | undefined;
}
