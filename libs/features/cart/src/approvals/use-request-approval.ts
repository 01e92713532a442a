import { useShopServices } from '@shop/query/shop-services-provider';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { createCartContext } from '../create-cart-context';
import { type ApprovalRequest, requestApproval } from './request-approval';

/** Asks for the approval of this tab's cart as it is shown. */
export function useRequestApproval() {
  const services = useShopServices();
  return useGuardedMutation({
    mutationFn: (request: ApprovalRequest) => requestApproval(createCartContext(services), request),
  });
}
