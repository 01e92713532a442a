import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { cartWords } from './cart-words';
import type { CartLineState } from './use-cart-line';

interface CartLineActionsProps {
  readonly state: CartLineState;
}

/** What takes a line out of the cart: for later, or for good. */
export function CartLineActions({ state }: CartLineActionsProps) {
  const words = useWords(cartWords);
  return (
    <>
      <Button variant="quiet" onClick={state.saveForLater}>
        {words.saveForLater}
        <VisuallyHidden>{words.ofProduct(state.label)}</VisuallyHidden>
      </Button>
      <Button variant="quiet" onClick={state.remove}>
        {words.remove}
        <VisuallyHidden>{words.ofProduct(state.label)}</VisuallyHidden>
      </Button>
    </>
  );
}
