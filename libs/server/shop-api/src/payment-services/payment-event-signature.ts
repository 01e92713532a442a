import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a service tells, without its signature. */
export interface PaymentEvent {
  readonly event_id: string;
  readonly reference: string;
  readonly state: string;
}

/** HMAC-SHA256 in hexadecimal. As a list, so that no value can shift into its neighbour. */
export const signPaymentEvent = (secret: string, { event_id, reference, state }: PaymentEvent): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([event_id, reference, state]))
    .digest('hex');

/** Whether the service itself has signed it; takes the same time for every wrong signature. */
export function isSignedEvent(secret: string, event: PaymentEvent & { readonly signature: string }): boolean {
  const expected = Buffer.from(signPaymentEvent(secret, event));
  const given = Buffer.from(event.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
