/** The longest remark of a return request, in characters. */
export const RETURN_REMARK_MAX = 1000;

/** The reason that says nothing by itself: the remark has to. */
export const OTHER_RETURN_REASON = 'other';

/** How many requests there can be about one order, withdrawn and refused ones included: each is mails and work for the shop. */
export const RETURN_REQUESTS_MAX = 10;

/** Whether the shop exchanges sizes: the members' other choice where it takes returns. */
export const EXCHANGE_SETTING = 'ORDER.EXCHANGE.IS_USE';
