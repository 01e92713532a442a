import { getGuestReceiptSpec } from '@shop/contract/receipts/get-guest-receipt';
import { defineRoute } from '../http/define-route';
import { presentReceipt } from './present-receipt';
import { guestAccess } from './receipt-access';
import { limitGuestCalls } from './guest-rate-limit';
import { noReferrer } from '../http/no-referrer';

/** GET /v1/orders/{no}/guest/receipt */
export const getGuestReceiptRoute = defineRoute(getGuestReceiptSpec, async (context, { params, query }) => {
  noReferrer(context);
  await limitGuestCalls(context);
  return presentReceipt(context.db, await guestAccess(context, params.no, query.t).find(context.db));
});
