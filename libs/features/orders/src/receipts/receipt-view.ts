import type { Receipt } from '@shop/contract/receipts/receipt';

/** What the receipt of an order says, and whether it can be had. account §3 */
export interface ReceiptView {
  readonly orderNo: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Integer yen with tax. */
  readonly totalPayment: number;
  /** Empty: the orderer's name. */
  readonly addressee: string;
  readonly honorific: string;
  /** Empty: お品代として. */
  readonly proviso: string;
  readonly isIssuable: boolean;
  /** Why not, in Japanese. */
  readonly reason: string | null;
  /** It was issued before: the next copy is marked 再発行. */
  readonly isReprint: boolean;
}

/** The wire's receipt as the pages see it. */
export const toReceipt = (wire: Receipt): ReceiptView => ({
  orderNo: wire.order_no,
  orderedAt: wire.ordered_at,
  totalPayment: wire.total_payment,
  addressee: wire.addressee,
  honorific: wire.honorific,
  proviso: wire.proviso,
  isIssuable: wire.is_issuable,
  reason: wire.reason,
  isReprint: wire.issued_count > 0,
});
