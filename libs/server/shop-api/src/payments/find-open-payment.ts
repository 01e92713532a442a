import type { CartRow } from '../carts/state/cart-store';
import type { Executor } from '../db/database';
import { findTransaction } from './payment-transaction-store';

/** A payment through a service that has neither succeeded nor failed yet. */
export interface OpenPayment {
  readonly orderId: number;
  readonly orderNo: string;
  /** The shop's key of the payment at the service. */
  readonly reference: string;
  /** Where the shopper confirms; null until the service asks for it. */
  readonly redirectUrl: string | null;
}

/** The open payment of a cart; null for an open cart, and for one whose payment has ended. */
export async function findOpenPayment(
  db: Executor,
  { status, decisionResponse }: Pick<CartRow, 'status' | 'decisionResponse'>,
): Promise<OpenPayment | null> {
  if (status !== 'decided' || decisionResponse === null) return null;
  const { orderId, orderNo } = decisionResponse;
  const transaction = await findTransaction(db, orderId);
  if (transaction?.status !== 'pending') return null;
  const { reference, redirectUrl } = transaction;
  return { orderId, orderNo, reference, redirectUrl };
}
