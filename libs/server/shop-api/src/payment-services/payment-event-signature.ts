import { createHmac, timingSafeEqual } from 'node:crypto';

/** An event of the payment service, without its signature. */
export interface PaymentEvent {
  readonly event_id: string;
  readonly reference: string;
  readonly state: string;
}

/** HMAC-SHA256 in hexadecimal, over a JSON array, so that values cannot shift into each other. */
export const signPaymentEvent = (secret: string, { event_id, reference, state }: PaymentEvent): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([event_id, reference, state]))
    .digest('hex');

/** Whether the signature is the service's; compared in constant time. */
export function isSignedEvent(secret: string, event: PaymentEvent & { readonly signature: string }): boolean {
  const expected = Buffer.from(signPaymentEvent(secret, event));
  const given = Buffer.from(event.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
