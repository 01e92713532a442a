import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';

/** 404: no payment service of that code serves this shop. */
export const PAYMENT_SERVICE_NOT_FOUND = 'payment_service.not_found';

/** The services behind ways to pay: cards, payment after delivery, at a convenience store, and with a QR wallet. */
export const PAYMENT_SERVICE_CODES = {
  card: 'card',
  deferred: 'deferred',
  convenience: 'convenience',
  wallet: 'wallet',
} as const;

const schemas = {
  params: v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }),
  response: v.object({
    code: v.picklist(Object.values(PAYMENT_SERVICE_CODES)),
    /** The way to pay that it stands behind (core §3). */
    payment_id: Id,
    name: v.string(),
    is_usable: v.boolean(),
    /** The service's own page in which a card becomes a token; null where no card is needed. */
    card_form_url: v.nullable(v.pipe(v.string(), v.url())),
  }),
};

/** What a page needs to know about a payment service (core §7). A card's number goes to the service alone. */
export const getPaymentService: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/settings/payment-service/{code}',
  auth: 'any',
  responseType: 'json',
};

export const getPaymentServiceSpec = specify({
  endpoint: getPaymentService,
  schemas,
  summary: '決済サービスの設定',
  errors: [PAYMENT_SERVICE_NOT_FOUND],
});
