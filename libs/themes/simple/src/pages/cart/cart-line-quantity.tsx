import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import type { CartLine } from '@shop/feature-cart/cart-view';
import { useWords } from '@shop/theming/use-words';
import { QuantityStepper } from '@shop/ui-kit/quantity-stepper';
import { cartWords } from './cart-words';
import type { CartLineState } from './use-cart-line';

interface CartLineQuantityProps {
  readonly line: CartLine;
  readonly least: number;
  readonly state: CartLineState;
}

/** How many of a line, in whole lots. */
export function CartLineQuantity({ line, least, state }: CartLineQuantityProps) {
  const words = useWords(cartWords);
  return (
    <QuantityStepper
      id={`quantity-${line.key}`}
      label={words.quantityOf(state.label)}
      value={state.quantity}
      min={least}
      max={MAX_QUANTITY}
      step={line.lotSize}
      onChange={state.change}
    />
  );
}
