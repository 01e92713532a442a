import type { CartLine } from '@shop/feature-cart/cart-view';
import { removeLine } from '@shop/feature-cart/commands/remove-line';
import { setQuantity } from '@shop/feature-cart/commands/set-quantity';
import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { LineItem } from '../../parts/line-item';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';
import { CartLineNoteSlot } from '../../slots/cart-slots';

/** The most pieces of one line. */
const MAX_QUANTITY = 999;

/** One line of the cart. The requested quantity is shown at once; amounts only come from the server. */
export function CartLineRow({ line }: { readonly line: CartLine }) {
  const words = useWords(cartWords);
  const run = useCartCommand();
  const [asked, setAsked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (command: CartCommand) => {
    setFailure(null);
    try {
      await run(command);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setAsked(null);
    }
  };

  return (
    <LineItem
      productKey={line.productKey}
      name={line.name}
      options={line.options}
      picture={line.picture}
      isReducedRate={line.isReducedRate}
      price={formatPriceWithTax(line.unitPriceWithTax)}
    >
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
        <Button variant="quiet" onClick={() => void send(removeLine(line.key))}>
          {words.remove}
          <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>
        </Button>
      </div>
      <CartLineNoteSlot line={line} />
      {!line.isStockAvailable && <Notice kind="warning">{words.shortOfStock}</Notice>}
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </LineItem>
  );
}
