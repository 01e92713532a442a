import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import { removeAccessory } from '@shop/feature-cart/commands/remove-accessory';
import { removeLine } from '@shop/feature-cart/commands/remove-line';
import { restoreLine } from '@shop/feature-cart/commands/restore-line';
import { restoreSavedLine } from '@shop/feature-cart/commands/restore-saved-line';
import { saveLine } from '@shop/feature-cart/commands/save-line';
import { setQuantity } from '@shop/feature-cart/commands/set-quantity';
import type { CartCommand } from '@shop/feature-cart/run-command';
import type { LineNews } from '@shop/feature-cart/seen/cart-news';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { LineDetails } from '../../parts/line-details';
import { LineItem } from '../../parts/line-item';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { LineNewsNotice } from './line-news';
import type { DoneToLine } from './undo-notice';
import { CartLineNoteSlot } from '../../slots/cart-slots';

/** The most pieces of one line. */
const MAX_QUANTITY = 999;

interface CartLineRowProps {
  readonly line: CartLine;
  /** What has changed since the shopper saw it last. */
  readonly news: readonly LineNews[];
  /** The server has taken the line out of the cart. */
  readonly onDone: (done: DoneToLine) => void;
}

/** One line of the cart. The requested quantity is shown at once; amounts only come from the server. */
export function CartLineRow({ line, news, onDone }: CartLineRowProps) {
  const words = useWords(cartWords);
  const run = useCartCommand();
  const [asked, setAsked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (command: CartCommand, onSent?: (cart: CartView) => void) => {
    setFailure(null);
    try {
      const cart = await run(command);
      onSent?.(cart);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setAsked(null);
    }
  };

  const onSaved = ({ savedLines }: CartView) => {
    const saved = savedLines.find(
      ({ productKey, unit }) => productKey === line.productKey && unit?.key === line.unit?.key,
    );
    const say = line.accessories.length > 0 ? words.savedWithoutAccessories : words.savedForLater;
    onDone({ message: say(line.name), undo: saved === undefined ? null : restoreSavedLine(saved.key) });
  };
  const onRemoved = () => onDone({ message: words.removed(line.name), undo: restoreLine(line) });

  return (
    <LineItem
      productKey={line.productKey}
      name={line.name}
      options={line.options}
      picture={line.picture}
      isReducedRate={line.isReducedRate}
      price={formatPriceWithTax(line.unitPriceWithTax)}
    >
      {line.unit !== null && <p className={styles.note}>{words.unit(line.unit.name, line.unit.pieces)}</p>}
      <div className={styles.controls}>
        <QuantityStepper
          id={`quantity-${line.key}`}
          label={words.quantityOf(line.name)}
          value={asked ?? line.quantity}
          max={MAX_QUANTITY}
          onChange={(quantity) => {
            setAsked(quantity);
            void send(setQuantity(line.key, quantity));
          }}
        />
        <Button variant="quiet" onClick={() => void send(saveLine(line.key), onSaved)}>
          {words.saveForLater}
          <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => void send(removeLine(line.key), onRemoved)}>
          {words.remove}
          <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>
        </Button>
      </div>
      <LineDetails line={line} onRemove={(key) => void send(removeAccessory(key))} />
      <CartLineNoteSlot line={line} />
      {news.length > 0 && <LineNewsNotice news={news} />}
      {!line.isStockAvailable && <Notice kind="warning">{words.shortOfStock}</Notice>}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </LineItem>
  );
}
