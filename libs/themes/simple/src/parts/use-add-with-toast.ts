import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { errorMessage } from '@shop/site/errors/error-message';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';
import { useAddedToCart } from './use-added-to-cart';

/**
 * Puts something into the cart from a row of a list, where no message has room: it is confirmed as the settings say, and a
 * toast says what went wrong. account §9
 */
export function useAddWithToast(added: string) {
  const run = useCartCommand();
  const { view, prepare } = useAddedToCart(added);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (command: CartCommand, productKey: string) => {
    setIsBusy(true);
    try {
      const confirm = prepare();
      await run(command);
      await confirm([productKey]);
    } catch (error) {
      await showToast('error', errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    /** Place it beside the button. */
    addedView: view,
    add: (command: CartCommand, productKey: string) => void add(command, productKey),
  };
}
