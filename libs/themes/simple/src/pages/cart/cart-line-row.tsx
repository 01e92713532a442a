import { useWords } from '@shop/theming/use-words';
import { LineItem } from '../../parts/line-item';
import { useLineItemProps } from '../../parts/use-line-item-props';
import { CartLineActions } from './cart-line-actions';
import { CartLineNotices } from './cart-line-notices';
import { CartLineQuantity } from './cart-line-quantity';
import type { CartLineRowProps } from './cart-lines-props';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { useCartLine } from './use-cart-line';

/** One line of the cart. The requested quantity is shown at once; amounts only come from the server. */
export function CartLineRow({ line, least, news, onDone }: CartLineRowProps) {
  const words = useWords(cartWords);
  const lineItemProps = useLineItemProps();
  const state = useCartLine(line, onDone);
  return (
    <LineItem {...lineItemProps(line)}>
      {line.unit !== null && <p className={styles.note}>{words.unit(line.unit.name, line.unit.pieces)}</p>}
      <div className={styles.controls}>
        <CartLineQuantity line={line} least={least} state={state} />
        <CartLineActions line={line} state={state} />
      </div>
      <CartLineNotices line={line} least={least} news={news} state={state} />
    </LineItem>
  );
}
