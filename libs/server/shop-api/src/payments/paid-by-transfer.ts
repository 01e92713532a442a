import { PAYMENTS } from '@shop/contract/payments/payment-method';

const BY_TRANSFER: ReadonlySet<number> = new Set([PAYMENTS.bankTransfer, PAYMENTS.deferredInvoice]);

/** Whether shoppers transfer the money to the shop's bank account. */
export const isPaidByTransfer = (paymentId: number): boolean => BY_TRANSFER.has(paymentId);
