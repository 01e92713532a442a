import { useShopServices } from '@shop/query/shop-services-provider';
import { useMutation } from '@tanstack/react-query';
import { createCartContext } from './create-cart-context';
import { type Agreement, TotalsMismatchError, decideOrder } from './decide-order';

/**
 * Places the order of this tab's cart for the total that is shown. Figures that do not add up are reported to the shop:
 * the API or the browser has an error that nobody else would see.
 */
export function useDecideOrder() {
  const services = useShopServices();
  return useMutation({
    mutationFn: (agreed: Agreement) => decideOrder(createCartContext(services), agreed),
    onError: (error) => {
      if (error instanceof TotalsMismatchError) reportError(error);
    },
  });
}
