import type { CartLine, CartView } from '@shop/feature-cart/cart-view';
import { moveSavedLineToCart } from '@shop/feature-cart/commands/move-saved-line-to-cart';
import { removeLine } from '@shop/feature-cart/commands/remove-line';
import { saveLine } from '@shop/feature-cart/commands/save-line';
import { setQuantity } from '@shop/feature-cart/commands/set-quantity';
import { undoRemoveLine } from '@shop/feature-cart/commands/undo-remove-line';
import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { useState } from 'react';
import { destinationWords } from '../../parts/destination-words';
import { cartWords } from './cart-words';
import type { DoneToLine } from './undo-notice';

/** What a shopper does to a line of the cart, whatever the line looks like. */
export interface CartLineState {
  /** What is changed: the product, and of a divided one the destination. */
  readonly label: string;
  /** What was asked for, at once; what the server says as soon as it has answered. */
  readonly quantity: number;
  /** Why the last press had no effect. */
  readonly failure: string | null;
  /** Runs a command and shows its failure; never rejects. */
  readonly send: (command: CartCommand) => Promise<void>;
  readonly change: (quantity: number) => void;
  readonly saveForLater: () => void;
  readonly remove: () => void;
}

/**
 * The state of a line of the cart. Amounts only come from the server. `onDone`: the server has taken the line out.
 * `destination` names where it goes where other lines of the product go elsewhere.
 */
export function useCartLine(
  line: CartLine,
  onDone: (done: DoneToLine) => void,
  destination: string | null = null,
): CartLineState {
  const words = useWords(cartWords);
  const { shareOf } = useWords(destinationWords);
  const label = destination === null ? line.name : shareOf(line.name, destination);
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
    onDone({ message: say(label), undo: saved === undefined ? null : moveSavedLineToCart(saved.key), line });
  };
  const onRemoved = () => onDone({ message: words.removed(label), undo: undoRemoveLine(line), line });
  return {
    label,
    quantity: asked ?? line.quantity,
    failure,
    send: (command) => send(command),
    change: (quantity) => {
      setAsked(quantity);
      void send(setQuantity(line.key, quantity));
    },
    saveForLater: () => void send(saveLine(line.key), onSaved),
    remove: () => void send(removeLine(line.key), onRemoved),
  };
}
