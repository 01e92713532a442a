import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import type { LineNews } from '@shop/feature-cart/seen/cart-news';
import type { DoneToLine } from './undo-notice';

/** What a row of the cart gets. */
export interface CartLineRowProps {
  readonly line: CartLine;
  /** The least quantity that makes whole lots with the other lines of the product. */
  readonly least: number;
  /** What has changed since the shopper saw it last. */
  readonly news: readonly LineNews[];
  /** The server has taken the line out of the cart. */
  readonly onDone: (done: DoneToLine) => void;
}

/** What shows the lines of a cart, which has one at least. */
export interface CartLinesProps {
  readonly cart: CartView;
  /** The lines with what each row gets. */
  readonly rows: readonly CartLineRowProps[];
}
