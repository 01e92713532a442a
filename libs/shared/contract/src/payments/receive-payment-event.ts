import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ERROR_CODES } from '../error-codes';

const LONGEST = 128;
const SIGNATURE_LENGTH = 64;
const Word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST));

const schemas = {
  body: v.object({
    /** The service's id of the event; an event that is sent twice counts once. */
    event_id: Word,
    /** Our name of the payment. */
    reference: Word,
    /** The state of the payment; the shop verifies it with the service before it uses it. */
    state: Word,
    /** HMAC-SHA256 over the JSON list of event_id, reference and state; hexadecimal. */
    signature: v.pipe(v.string(), v.length(SIGNATURE_LENGTH), v.regex(/^[0-9a-f]+$/)),
  }),
  response: v.object({ is_accepted: v.literal(true) }),
};

/** An event of the payment service: the end of a payment, also a fraud that it detected (core §7). No channel is named. */
export const receivePaymentEvent: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/sbpayment/receive/fraud-detection',
  auth: 'any',
  responseType: 'json',
};

export const receivePaymentEventSpec = specify({
  endpoint: receivePaymentEvent,
  schemas,
  summary: '決済サービスからの通知',
  errors: [ERROR_CODES.forbidden],
});
