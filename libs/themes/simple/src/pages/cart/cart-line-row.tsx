import { useWords } from '@shop/theming/use-words';
import { LineItem } from '../../parts/line-item';
import { useLineItemProps } from '../../parts/use-line-item-props';
import { CartLineActions } from './cart-line-actions';
import { CartLineNotices } from './cart-line-notices';
import { CartLineQuantity } from './cart-line-quantity';
import { CartLineShares } from './cart-line-shares';
import { CartLineSum } from './cart-line-sum';
import type { CartLineRowProps } from './cart-lines-props';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { useCartLine } from './use-cart-line';

/** One product of the cart, with what goes to each destination where it was divided. The requested quantity is shown at once; amounts only come from the server. */
export function CartLineRow({ line, least, news, destination, onDone, shares }: CartLineRowProps) {
  const words = useWords(cartWords);
  const lineItemProps = useLineItemProps();
  const state = useCartLine(line, onDone);
  return (
    <LineItem {...lineItemProps(line)}>
      {line.unit !== null && <p className={styles.note}>{words.unit(line.unit.name, line.unit.pieces)}</p>}
      {shares.length > 0 ? (
        <>
          <p className={styles.note}>{words.piecesInAll(line.quantity, line.unitName)}</p>
          <CartLineSum line={line} />
          <CartLineShares line={line} least={least} shares={shares} />
        </>
      ) : (
        <>
          <div className={styles.controls}>
            <CartLineQuantity line={line} least={least} state={state} />
            <CartLineActions state={state} />
          </div>
          <CartLineSum line={line} />
          <CartLineNotices line={line} least={least} news={news} destination={destination} state={state} />
        </>
      )}
    </LineItem>
  );
}
