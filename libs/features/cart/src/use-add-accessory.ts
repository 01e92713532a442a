import { useShopServices } from '@shop/query/shop-services-provider';
import { useCallback } from 'react';
import { cartQuery } from './cart-query';
import type { CartView } from './cart-view';
import { addAccessory } from './commands/add-accessory';
import { addProduct } from './commands/add-product';
import { useCartCommand } from './use-cart-command';

/**
 * Adds an accessory to the line of its product. Where the cart has no such line yet, the product comes first, in one
 * piece. Rejects with an ApiError.
 */
export function useAddAccessory(): (productKey: string, accessoryKey: string) => Promise<CartView> {
  const services = useShopServices();
  const run = useCartCommand();
  return useCallback(
    async (productKey, accessoryKey) => {
      const lineOf = (cart: CartView | null) => cart?.lines.find((line) => line.productKey === productKey);
      const current = await services.queryClient.fetchQuery(cartQuery(services));
      const line = lineOf(current) ?? lineOf(await run(addProduct(productKey, 1)));
      if (line === undefined) throw new Error(`The cart has no line of ${productKey}`);
      return await run(addAccessory(line.key, accessoryKey));
    },
    [services, run],
  );
}
