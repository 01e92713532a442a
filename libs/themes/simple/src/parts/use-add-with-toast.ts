import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useAddedToCart } from './use-added-to-cart';
import { usePressOnce } from './use-press-once';

/**
 * Puts something into the cart from a row of a list, where no message has room: it is confirmed as the settings say, and a
 * toast says what went wrong. account §9
 */
export function useAddWithToast(added: string) {
  const run = useCartCommand();
  const { view, prepare } = useAddedToCart(added);
  const { isBusy, press } = usePressOnce();
  const add = (command: CartCommand, productKey: string) =>
    press(async () => {
      const confirm = prepare();
      await run(command);
      await confirm([productKey]);
    });
  return {
    isBusy,
    /** Place it beside the button. */
    addedView: view,
    add,
  };
}
