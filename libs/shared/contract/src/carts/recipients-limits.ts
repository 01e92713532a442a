/** Bytes; many times what the recipients of one order need. */
export const MAX_RECIPIENTS_FILE_BYTES = 100 * 1024;
/** Rows that are read at once; more than an order has destinations, so that each of them gets its report. */
export const MAX_RECIPIENT_ROWS = 100;
