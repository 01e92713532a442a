import type { ApiError } from '@shop/api-client';
import { ORDER_ERRORS } from '@shop/contract/orders/order-errors';

/** What a refusal means for an order. */
export type OrderFault = 'not-found' | 'not-cancellable' | 'other';

/** The orders' own codes; this feature alone knows them. */
export function orderFault(error: ApiError): OrderFault {
  if (error.kind === 'not-found') return 'not-found';
  if (error.kind === 'rejected' && error.code === ORDER_ERRORS.notCancellable) return 'not-cancellable';
  return 'other';
}
