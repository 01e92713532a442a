import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { handle } from '../http/handle';
import { isOffered } from './judge-payment';
import { listPaymentMethods } from './payment-store';
import { presentPaymentMethod } from './present-payment-method';

export const listPaymentsRoute = handle(listPaymentsSpec, async (context) => {
  const methods = await listPaymentMethods(context.db, context.channel.id);
  const usable = methods
    .filter((method) => isOffered(method, context.payments !== null))
    .map(presentPaymentMethod);
  context.answer.paginate(usable.length, 1, 'all');
  return usable;
});
