import { useShopServices } from '@shop/query/shop-services-provider';
import { useCallback } from 'react';
import type { CartView } from './cart-view';
import { loadCartCommands } from './load-cart-commands';
import type { CartCommand } from './run-command';

/**
 * Runs commands on the cart of this tab: `await run(addProduct(key, 1))`. Rejects with an ApiError. The code that runs
 * them is loaded with the first command.
 */
export function useCartCommand(): (command: CartCommand) => Promise<CartView> {
  const services = useShopServices();
  return useCallback(
    async (command) => {
      const { createCartContext, runCommand } = await loadCartCommands();
      return await runCommand(createCartContext(services), command);
    },
    [services],
  );
}
