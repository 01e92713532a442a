import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { handle } from '../http/handle';
import { presentProductHistories } from './present-product-histories';

/** GET /v1/me/product-histories */
export const listProductHistoriesRoute = handle(listProductHistoriesSpec, (context) =>
  presentProductHistories(context, { userId: context.requireMember().id }),
);
