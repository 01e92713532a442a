/** The most pieces of one product in one cart line. */
export const MAX_QUANTITY = 999;
