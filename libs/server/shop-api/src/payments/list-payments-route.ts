import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { defineRoute } from '../http/define-route';
import { isOffered } from './payment-violation';
import { getCheckoutSettings, listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listPaymentsRoute = defineRoute(listPaymentsSpec, async (context) => {
  const methods = await listPaymentMethods(context.db, context.channel.id);
  const settings = await getCheckoutSettings(context.db, context.channel.id);
  const usable = methods
    .filter((method) => isOffered(method, context.payments !== null))
    .map((method) => presentPaymentMethod(method, settings));
  context.response.paginate(usable.length, 1, 'all');
  return usable;
});
