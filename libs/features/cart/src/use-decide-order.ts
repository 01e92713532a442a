import { useShopServices } from '@shop/query/shop-services-provider';
import { useMutation } from '@tanstack/react-query';
import { createCartContext } from './create-cart-context';
import { type Agreement, decideOrder } from './decide-order';

/** Places the order of this tab's cart for the total that is shown. */
export function useDecideOrder() {
  const services = useShopServices();
  return useMutation({
    mutationFn: (agreed: Agreement) => decideOrder(createCartContext(services), agreed),
  });
}
