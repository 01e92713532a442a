import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { defineRoute } from '../http/define-route';
import { presentProductHistories } from './present-product-histories';

/** GET /v1/me/product-histories */
export const listProductHistoriesRoute = defineRoute(listProductHistoriesSpec, (context, { query }) =>
  presentProductHistories(context, { userId: context.requireMember().id }, query),
);
