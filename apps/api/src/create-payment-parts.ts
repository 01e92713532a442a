import { randomBytes } from 'node:crypto';
import { createHttpPaymentService } from '@shop/shop-api/payment-services/create-http-payment-service';
import { createPaymentSandbox } from '@shop/shop-api/payment-services/sandbox/create-payment-sandbox';
import { systemClock } from '@shop/shop-api/ports/clock';
import type { ShopApiParts } from '@shop/shop-api/ports/shop-api-parts';
import type { ApiEnvironment } from './read-environment';

const EVENT_PATH = '/v1/sbpayment/receive/fraud-detection';
const SECRET_BYTES = 32;

/**
 * The payment service that the environment configures. A demonstration without one gets the sandbox, which runs in
 * this process and is called over HTTP like any other; a live shop without one accepts no cards.
 */
export function createPaymentParts({
  env,
  port,
  shopOrigins,
  paymentService,
}: ApiEnvironment): Pick<ShopApiParts, 'payments' | 'paymentSandbox'> {
  if (paymentService !== null) return { payments: gatewayTo(paymentService) };
  if (env === 'live') return { payments: null };
  const api = `http://127.0.0.1:${port}`;
  const url = `${api}/dev/payment-service`;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const paymentSandbox = createPaymentSandbox({
    url,
    secret,
    shopOrigins: Object.values(shopOrigins),
    clock: systemClock,
    async notify(event) {
      const response = await fetch(`${api}${EVENT_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
      if (!response.ok) throw new Error(`The response to the event was ${response.status}`);
    },
  });
  return { payments: gatewayTo({ url, secret }), paymentSandbox };
}

const gatewayTo = ({ url, secret }: { readonly url: string; readonly secret: string }) => ({
  service: createHttpPaymentService({ url, secret }),
  eventSecret: secret,
  cardFormUrl: `${url}/card-form`,
});
