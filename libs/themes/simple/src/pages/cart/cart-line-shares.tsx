import type { CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { destinationWords } from '../../parts/destination-words';
import { LineDetails } from '../../parts/line-details';
import { CartLineNoteSlot } from '../../slots/cart-slots';
import { AccessoryControls } from './accessory-controls';
import { CartLineActions } from './cart-line-actions';
import { CartLineQuantity } from './cart-line-quantity';
import type { CartLineShare } from './cart-lines-props';
import styles from './cart-line-shares.module.css';
import pageStyles from './cart-page.module.css';
import { LineNewsNotice } from './line-news';
import { LineShortageNotices } from './line-shortage-notices';
import { useCartLine } from './use-cart-line';

interface CartLineSharesProps {
  /** All lines of the product together. */
  readonly line: CartLine;
  readonly least: number;
  readonly shares: readonly CartLineShare[];
}

/**
 * How many of a product go to each destination, each with its own quantity and its own way out of the cart; below them what
 * is to be known about the product, once.
 */
export function CartLineShares({ line, least, shares }: CartLineSharesProps) {
  const words = useWords(destinationWords);
  return (
    <>
      <ul className={styles.shares} aria-label={words.shares(line.name)}>
        {shares.map((share) => (
          <li key={share.line.key} className={styles.share}>
            <Share {...share} />
          </li>
        ))}
      </ul>
      <CartLineNoteSlot line={line} />
      <LineShortageNotices line={line} least={least} />
    </>
  );
}

function Share({ line, least, news, destination, onDone }: CartLineShare) {
  const state = useCartLine(line, onDone, destination);
  return (
    <>
      {destination !== null && <p className={styles.destination}>{destination}</p>}
      <div className={pageStyles.controls}>
        <CartLineQuantity line={line} least={least} state={state} />
        <CartLineActions state={state} />
      </div>
      <LineDetails
        line={line}
        controlsOf={(accessory) => <AccessoryControls accessory={accessory} send={state.send} />}
      />
      {news.length > 0 && <LineNewsNotice news={news} />}
      {state.failure !== null && <Notice kind="error">{state.failure}</Notice>}
    </>
  );
}
