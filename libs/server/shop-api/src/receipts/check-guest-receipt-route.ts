import { checkGuestReceiptSpec } from '@shop/contract/receipts/check-guest-receipt';
import { defineRoute } from '../http/define-route';
import { presentReceipt } from './present-receipt';
import { guestAccess } from './receipt-access';
import { limitGuestCalls } from './guest-rate-limit';
import { noReferrer } from '../http/no-referrer';

/** GET /v1/orders/{no}/check/receipt */
export const checkGuestReceiptRoute = defineRoute(
  checkGuestReceiptSpec,
  async (context, { params, query }) => {
    noReferrer(context);
    await limitGuestCalls(context);
    const order = await guestAccess(context, params.no, query.t).find(context.db);
    const { order_no, is_issuable, reason } = await presentReceipt(context.db, order);
    return { order_no, is_issuable, reason };
  },
);
