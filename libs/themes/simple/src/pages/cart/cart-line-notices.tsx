import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { LineDetails } from '../../parts/line-details';
import { CartLineNoteSlot } from '../../slots/cart-slots';
import { AccessoryControls } from './accessory-controls';
import type { CartLineRowProps } from './cart-lines-props';
import { cartWords } from './cart-words';
import { LineNewsNotice } from './line-news';
import type { CartLineState } from './use-cart-line';

interface CartLineNoticesProps extends Omit<CartLineRowProps, 'onDone'> {
  readonly state: CartLineState;
}

/** What goes with a line, and what is to be known about it: changes, lots, stock, and why a press had no effect. */
export function CartLineNotices({ line, least, news, state }: CartLineNoticesProps) {
  const words = useWords(cartWords);
  return (
    <>
      <LineDetails
        line={line}
        controlsOf={(accessory) => <AccessoryControls accessory={accessory} send={state.send} />}
      />
      <CartLineNoteSlot line={line} />
      {news.length > 0 && <LineNewsNotice news={news} />}
      {(line.quantity - least) % line.lotSize !== 0 && (
        <Notice kind="warning">{words.notWholeLots(line.lotSize)}</Notice>
      )}
      {!line.isStockAvailable && <Notice kind="warning">{words.shortOfStock}</Notice>}
      {state.failure !== null && <Notice kind="error">{state.failure}</Notice>}
    </>
  );
}
