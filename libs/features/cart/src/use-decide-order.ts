import { useShopServices } from '@shop/query/shop-services-provider';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useAtomValue } from 'jotai/react';
import { createCartContext } from './create-cart-context';
import { type Agreement, type DecidedOrder, TotalsMismatchError, decideOrder } from './decide-order';
import { isFindingOutAtom } from './find-out-decision';

/**
 * Places the order of this tab's cart for the total that is shown. `onDecided` leads on, also where the page has been left
 * meanwhile: whoever has ordered sees that. Figures that do not add up are reported to the shop:
 * the API or the browser has an error that nobody else would see. `isFindingOut` while no answer came and the server is asked
 * whether there is an order.
 */
export function useDecideOrder(onDecided: (order: DecidedOrder) => void = () => undefined) {
  const services = useShopServices();
  const isFindingOut = useAtomValue(isFindingOutAtom, { store: services.store });
  const decision = useGuardedMutation({
    mutationFn: (agreed: Agreement) => decideOrder(createCartContext(services), agreed),
    onSuccess: (order) => onDecided(order),
    onError: (error) => {
      if (error instanceof TotalsMismatchError) reportError(error);
    },
  });
  return { ...decision, isFindingOut };
}
