/** The machine codes of invoices. */
export const INVOICE_ERRORS = {
  /** 422: the order is not paid by invoice, has not left yet, was cancelled, or the shop has named no account. */
  notIssuable: 'invoice.not_issuable',
} as const;
