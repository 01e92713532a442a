import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { errorMessage } from '@shop/site/errors/error-message';
import { useSettings } from '@shop/site/use-settings';
import { preloadToasts, showToast } from '@shop/ui-kit/toast/show-toast';
import { useState } from 'react';

/**
 * Puts something into the cart from a row of a list, where no message has room: a toast confirms it unless the settings turn
 * that off, and says what went wrong. account §9
 */
export function useAddWithToast(added: string) {
  const run = useCartCommand();
  const { isCartToastOn } = useSettings();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (command: CartCommand) => {
    setIsBusy(true);
    try {
      if (isCartToastOn) void preloadToasts();
      await run(command);
      if (isCartToastOn) await showToast('success', added);
    } catch (error) {
      await showToast('error', errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, add: (command: CartCommand) => void add(command) };
}
