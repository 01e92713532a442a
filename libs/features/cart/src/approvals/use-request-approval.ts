import { useShopServices } from '@shop/query/shop-services-provider';
import { useMutation } from '@tanstack/react-query';
import { createCartContext } from '../create-cart-context';
import { type ApprovalRequest, requestApproval } from './request-approval';

/** Asks for the approval of this tab's cart as it is shown. */
export function useRequestApproval() {
  const services = useShopServices();
  return useMutation({
    mutationFn: (request: ApprovalRequest) => requestApproval(createCartContext(services), request),
  });
}
