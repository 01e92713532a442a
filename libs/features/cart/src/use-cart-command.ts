import { useShopServices } from '@shop/query/shop-services-provider';
import { usePreload } from '@shop/site/loading/use-preload';
import { useCallback } from 'react';
import type { CartView } from './cart-view';
import type { CartCommand } from './run-command';

const loadCommands = () => import('./lazy-cart-commands');

/**
 * Runs commands on the cart of this tab: `await run(addProduct(key, 1))`. Rejects with an ApiError. The code that runs
 * them is loaded while the browser is idle, or with the first command.
 */
export function useCartCommand(): (command: CartCommand) => Promise<CartView> {
  const services = useShopServices();
  usePreload(loadCommands);
  return useCallback(
    async (command) => {
      const { createCartContext, runCommand } = await loadCommands();
      return await runCommand(createCartContext(services), command);
    },
    [services],
  );
}
