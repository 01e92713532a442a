import type { CartView, SavedLine } from '@shop/feature-cart/cart-view';
import { deleteSavedLine } from '@shop/feature-cart/commands/delete-saved-line';
import { undoDeleteSavedLine } from '@shop/feature-cart/commands/undo-delete-saved-line';
import { moveSavedLineToCart } from '@shop/feature-cart/commands/move-saved-line-to-cart';
import { saveLine } from '@shop/feature-cart/commands/save-line';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { LineItem, LineItems } from '../../parts/line-item';
import styles from './cart-page.module.css';
import { savedLinesWords } from './saved-lines-words';
import type { DoneToLine } from './undo-notice';
import { useLineItemProps } from '../../parts/use-line-item-props';

interface SavedLinesProps {
  readonly cart: CartView;
  readonly onDone: (done: DoneToLine) => void;
}

/** What the shopper has put aside for later, below the cart; nothing where that is nothing. */
export function SavedLines({ cart, onDone }: SavedLinesProps) {
  const words = useWords(savedLinesWords);
  if (cart.savedLines.length === 0) return null;
  return (
    <section aria-labelledby="cart-saved" className={styles.below}>
      <h2 id="cart-saved">{words.heading}</h2>
      {cart.userId === null && <p className={styles.note}>{words.guest}</p>}
      <LineItems>
        {cart.savedLines.map((line) => (
          <SavedLineRow key={line.key} line={line} onDone={onDone} />
        ))}
      </LineItems>
    </section>
  );
}

interface SavedLineRowProps {
  readonly line: SavedLine;
  readonly onDone: (done: DoneToLine) => void;
}

function SavedLineRow({ line, onDone }: SavedLineRowProps) {
  const words = useWords(savedLinesWords);
  const run = useCartCommand();
  const lineItemProps = useLineItemProps();
  const { isBusy, errorText, submit } = useSubmission();
  const restore = async () => {
    const cart = await run(moveSavedLineToCart(line.key));
    const rest = cart.savedLines.find(({ key }) => key === line.key);
    const back = cart.lines.find(
      ({ productKey, unit }) => productKey === line.productKey && unit?.key === line.unit?.key,
    );
    // What was in the cart before would be moved out with it.
    const isAlone = rest === undefined && back?.quantity === line.quantity;
    const undo = isAlone ? saveLine(back.key) : null;
    onDone({
      message: rest === undefined ? words.moved(line.name) : words.movedSome(line.name, rest.quantity),
      undo,
    });
  };
  const forget = async () => {
    await run(deleteSavedLine(line.key));
    onDone({ message: words.forgotten(line.name), undo: undoDeleteSavedLine(line) });
  };
  return (
    <LineItem {...lineItemProps(line)} quantity={line.quantity}>
      {line.unit !== null && <p className={styles.note}>{words.unit(line.unit.name, line.unit.pieces)}</p>}
      {!line.isAvailable && <p className={styles.note}>{words.unavailable}</p>}
      <div className={styles.controls}>
        <Button
          variant="secondary"
          isBusy={isBusy}
          disabled={!line.isAvailable}
          onClick={() => void submit(restore)}
        >
          {words.toCart}
          <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void submit(forget)}>
          {words.forget}
          <VisuallyHidden>{words.ofProduct(line.name)}</VisuallyHidden>
        </Button>
      </div>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
    </LineItem>
  );
}
