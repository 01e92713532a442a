/** The most rows that are checked at once. */
export const MAX_DESK_ROWS = 500;
/** The most characters of a product number as it is written; longer than any shop has. */
export const MAX_DESK_CODE = 100;
/** The most characters of a quantity as it is written. */
export const MAX_DESK_QUANTITY = 20;
/** The machine code of a shop without an order desk (404). */
export const ORDER_DESK_NOT_OFFERED = 'order_desk.not_offered';
/** The setting that opens a shop's order desk. A shop that does not have it has none. */
export const ORDER_DESK_SETTING = 'ORDER.DESK.IS_USE';
