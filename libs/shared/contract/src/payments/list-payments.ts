import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { PaymentMethod } from './payment-method';

const schemas = { response: v.array(PaymentMethod) };

/** The ways to pay that the shop offers (core §7). */
export const listPayments: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/payments',
  auth: 'any',
  responseType: 'json',
};

export const listPaymentsSpec = specify({
  endpoint: listPayments,
  schemas,
  summary: 'お支払い方法の一覧',
  errors: [],
});
