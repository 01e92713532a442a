import type { ApiClient } from '@shop/api-client/api-client';
import type { Invoice } from '@shop/contract/invoices/invoice';
import { getInvoice } from '@shop/contract/invoices/get-invoice';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from '../order-keys';

/** The invoice of an order, and whether it can be had. */
export interface InvoiceView {
  /** Integer yen with tax. */
  readonly totalPayment: number;
  /** `YYYY-MM-DD`; null once it is paid. */
  readonly dueOn: string | null;
  readonly isPaid: boolean;
  /** It is a qualified invoice (適格請求書). */
  readonly isQualified: boolean;
  readonly isIssuable: boolean;
  /** Why not, in Japanese. */
  readonly reason: string | null;
}

const toInvoice = (wire: Invoice): InvoiceView => ({
  totalPayment: wire.total_payment,
  dueOn: wire.due_on,
  isPaid: wire.is_paid,
  isQualified: wire.is_qualified,
  isIssuable: wire.is_issuable,
  reason: wire.reason,
});

/** The invoice of the member's order that is paid by invoice. */
export function invoiceQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: orderKeys.invoice(id),
    queryFn: async ({ signal }) =>
      toInvoice((await api.call(getInvoice, { params: { id } }, { signal })).data),
  });
}
