import {
  getPaymentServiceSpec,
  PAYMENT_SERVICE_CODES,
  PAYMENT_SERVICE_NOT_FOUND,
} from '@shop/contract/payment-services/get-payment-service';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { listPaymentMethods } from '../payments/payment-store';
import { serviceCodeOf } from './service-code';

/** GET /v1/settings/payment-service/{code} */
export const getPaymentServiceRoute = defineRoute(getPaymentServiceSpec, async (context, { params }) => {
  const { db, channel, payments } = context;
  const methods = await listPaymentMethods(db, channel.id);
  const method = methods.find(({ paymentId }) => serviceCodeOf(paymentId) === params.code);
  const code = method === undefined ? null : serviceCodeOf(method.paymentId);
  if (method === undefined || code === null)
    throw notFound(PAYMENT_SERVICE_NOT_FOUND, '決済サービスが見つかりません');
  return {
    code,
    payment_id: method.paymentId,
    name: method.name,
    is_usable: method.isUsable && payments !== null,
    card_form_url: code === PAYMENT_SERVICE_CODES.card ? (payments?.cardFormUrl ?? null) : null,
  };
});
