import type { CartAccessoryView } from '@shop/feature-cart/cart-view';
import { removeAccessory } from '@shop/feature-cart/commands/remove-accessory';
import { setAccessoryQuantity } from '@shop/feature-cart/commands/set-accessory-quantity';
import type { CartCommand } from '@shop/feature-cart/run-command';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { lineDetailsWords } from '../../parts/line-details-words';
import styles from './cart-page.module.css';

interface AccessoryControlsProps {
  readonly accessory: CartAccessoryView;
  /** Runs a command and shows its failure; never rejects. */
  readonly send: (command: CartCommand) => Promise<void>;
}

/** What a shopper changes about an accessory in the cart. The requested quantity is shown at once. */
export function AccessoryControls({ accessory, send }: AccessoryControlsProps) {
  const words = useWords(lineDetailsWords);
  const [asked, setAsked] = useState<number | null>(null);
  const { key, name, quantity, maxQuantity } = accessory;
  const change = async (wanted: number) => {
    setAsked(wanted);
    await send(setAccessoryQuantity(key, wanted));
    setAsked(null);
  };
  return (
    <div className={styles.controls}>
      {maxQuantity !== null && (
        <QuantityStepper
          id={`quantity-${key}`}
          label={words.quantityOf(name)}
          value={asked ?? quantity}
          max={maxQuantity}
          onChange={(wanted) => void change(wanted)}
        />
      )}
      <Button variant="quiet" onClick={() => void send(removeAccessory(key))}>
        {words.remove}
        <VisuallyHidden>{words.ofAccessory(name)}</VisuallyHidden>
      </Button>
    </div>
  );
}
