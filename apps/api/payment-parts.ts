import { randomBytes } from 'node:crypto';
import { createHttpPaymentService } from '@shop/shop-api/payment-services/create-http-payment-service';
import { createPaymentSandbox } from '@shop/shop-api/payment-services/sandbox/create-payment-sandbox';
import type { ShopApiParts } from '@shop/shop-api/ports/shop-api-parts';
import type { ApiEnvironment } from './read-environment';

const EVENTS = '/v1/sbpayment/receive/fraud-detection';
const SECRET_BYTES = 32;

/**
 * The payment service that the environment names; a demonstration without one has its own in the box, in this
 * process, reached over HTTP like any other. A live shop without one takes no cards.
 */
export function paymentParts({
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
    async notify(event) {
      await fetch(`${api}${EVENTS}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
    },
  });
  return { payments: gatewayTo({ url, secret }), paymentSandbox };
}

const gatewayTo = ({ url, secret }: { readonly url: string; readonly secret: string }) => ({
  service: createHttpPaymentService({ url, secret }),
  eventSecret: secret,
  cardFormUrl: `${url}/card-form`,
});
