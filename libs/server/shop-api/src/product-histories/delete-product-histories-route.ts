import { deleteProductHistoriesSpec } from '@shop/contract/product-histories/delete-product-histories';
import { handle } from '../http/handle';
import { clearHistory } from './product-history-store';

/** DELETE /v1/me/product-histories */
export const deleteProductHistoriesRoute = handle(deleteProductHistoriesSpec, async (context) => {
  await clearHistory(context.db, { userId: context.requireMember().id });
  return undefined;
});
