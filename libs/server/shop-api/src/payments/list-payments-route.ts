import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { defineRoute } from '../http/define-route';
import { isOffered } from './payment-violation';
import { listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listPaymentsRoute = defineRoute(listPaymentsSpec, async (context) => {
  const methods = await listPaymentMethods(context.db, context.channel.id);
  const usable = methods
    .filter((method) => isOffered(method, context.payments !== null))
    .map(presentPaymentMethod);
  context.response.paginate(usable.length, 1, 'all');
  return usable;
});
