import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { LineDetails } from '../../parts/line-details';
import { CartLineNoteSlot } from '../../slots/cart-slots';
import { AccessoryControls } from './accessory-controls';
import type { CartLineShare } from './cart-lines-props';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { LineNewsNotice } from './line-news';
import { LineShortageNotices } from './line-shortage-notices';
import type { CartLineState } from './use-cart-line';

interface CartLineNoticesProps extends Omit<CartLineShare, 'onDone'> {
  readonly state: CartLineState;
}

/** Where a line goes, what goes with it, and what is to be known about it: changes, lots, stock, and why a press had no effect. */
export function CartLineNotices({ line, least, news, destination, state }: CartLineNoticesProps) {
  const words = useWords(cartWords);
  return (
    <>
      {destination !== null && <p className={styles.note}>{words.goesTo(destination)}</p>}
      <LineDetails
        line={line}
        controlsOf={(accessory) => <AccessoryControls accessory={accessory} send={state.send} />}
      />
      <CartLineNoteSlot line={line} />
      {news.length > 0 && <LineNewsNotice news={news} />}
      <LineShortageNotices line={line} least={least} onTake={state.change} />
      {state.failure !== null && <Notice kind="error">{state.failure}</Notice>}
    </>
  );
}
