import { deleteProductHistoriesSpec } from '@shop/contract/product-histories/delete-product-histories';
import { defineRoute } from '../http/define-route';
import { clearHistory } from './product-history-store';

/** DELETE /v1/me/product-histories */
export const deleteProductHistoriesRoute = defineRoute(deleteProductHistoriesSpec, async (context) => {
  await clearHistory(context.db, { userId: context.requireMember().id });
  return undefined;
});
