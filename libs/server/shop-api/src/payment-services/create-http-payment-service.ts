import * as v from 'valibot';
import type { PaymentRequest, PaymentService, ServicePayment } from '../ports/payment-gateway';

/** The time limit of a call to the service, in ms. */
const LIMIT_MS = 5_000;

const PaymentResponse: v.GenericSchema<unknown, ServicePayment> = v.variant('state', [
  v.object({ state: v.literal('captured'), amount: v.number() }),
  v.object({ state: v.literal('waiting'), url: v.pipe(v.string(), v.url()) }),
  v.object({
    state: v.literal('issued'),
    receiptNumber: v.pipe(v.string(), v.regex(/^[\d-]{1,40}$/)),
    url: v.pipe(v.string(), v.url()),
  }),
  v.object({ state: v.literal('failed'), message: v.string() }),
  v.object({ state: v.literal('voided') }),
  v.object({ state: v.literal('unknown') }),
]);

interface HttpServiceParts {
  /** The URL of the service, without a slash at its end. */
  readonly url: string;
  readonly secret: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * The client of a payment service over HTTP. It throws for a timeout and for a response that is not the service's.
 */
export function createHttpPaymentService(parts: HttpServiceParts): PaymentService {
  const send = parts.fetch ?? fetch;
  const ask = async (method: 'GET' | 'POST', path: string, body?: PaymentRequest) => {
    const response = await send(`${parts.url}/payments${path}`, {
      method,
      headers: { authorization: `Bearer ${parts.secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`The payment service answered ${response.status}`);
    return v.parse(PaymentResponse, await response.json());
  };
  return {
    start: (request) => ask('POST', '', request),
    find: (reference) => ask('GET', `/${encodeURIComponent(reference)}`),
    async void(reference) {
      const { state } = await ask('POST', `/${encodeURIComponent(reference)}/void`);
      if (state !== 'voided') throw new Error(`The payment service did not void: ${state}`);
    },
  };
}
