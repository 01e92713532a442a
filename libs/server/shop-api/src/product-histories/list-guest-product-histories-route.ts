import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { defineRoute } from '../http/define-route';
import { guestTokenHash } from './guest-token-hash';
import { presentProductHistories } from './present-product-histories';

/** GET /v1/guest/product-histories */
export const listGuestProductHistoriesRoute = defineRoute(
  listGuestProductHistoriesSpec,
  (context, { query }) =>
    presentProductHistories(context, { guestTokenHash: guestTokenHash(context) }, query),
);
