import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import type { LineNews } from '@shop/feature-cart/seen/cart-news';
import type { DoneToLine } from './undo-notice';

/** A line of the cart, as it can be changed. */
export interface CartLineShare {
  readonly line: CartLine;
  /** The least quantity that makes whole lots with the other lines of the product. */
  readonly least: number;
  /** What has changed since the shopper saw it last. */
  readonly news: readonly LineNews[];
  /** Where it goes: お届け先1 自宅; null where the cart does not have several destinations. */
  readonly destination: string | null;
  /** The server has taken the line out of the cart. */
  readonly onDone: (done: DoneToLine) => void;
}

/** What a row of the cart gets: a product in one unit of sale. */
export interface CartLineRowProps extends CartLineShare {
  /**
   * The lines of a product that was divided over destinations, each changed by itself: `line` then is all of them together,
   * which no command can name. Empty where the product has one line.
   */
  readonly shares: readonly CartLineShare[];
}

/** What shows the lines of a cart, which has one at least. */
export interface CartLinesProps {
  readonly cart: CartView;
  /** The products with what each row gets. */
  readonly rows: readonly CartLineRowProps[];
}
