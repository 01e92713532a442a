import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import type { CartRow } from '../state/cart-store';

/** What a change works with: the transaction and the cart, locked in it. */
export interface CartChangeContext {
  readonly tx: Executor;
  readonly cart: CartRow;
  readonly context: RouteContext;

  /** The models that this shopper may see: closed tags are left out. */
  readonly visible: SQL | undefined;
}
