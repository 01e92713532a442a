import { PAYMENTS } from '@shop/contract/payments/payments';

const PAID_AT_ONCE: ReadonlySet<number | null> = new Set([PAYMENTS.card, PAYMENTS.qrWallet]);

/**
 * Whether the money of a way to pay is there within the hour, or the order ends: its mails leave then, and nobody has them sent
 * for nothing.
 */
export const isPaidAtOnce = (paymentId: number | null): boolean => PAID_AT_ONCE.has(paymentId);
