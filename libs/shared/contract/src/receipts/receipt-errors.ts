/** The machine codes of receipts. */
export const RECEIPT_ERRORS = {
  /** 422: not paid yet, or cancelled. */
  notIssuable: 'receipt.not_issuable',
} as const;
