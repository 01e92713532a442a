import { PRODUCT_REQUEST_ERRORS } from '@shop/contract/product-requests/product-request-errors';
import { deleteProductRequestHistorySpec } from '@shop/contract/product-requests/delete-product-request-history';
import { and, eq } from 'drizzle-orm';
import { productRequests } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { visibleProductRequests } from './product-request-store';

/** DELETE /v1/me/product-request-histories/{id} */
export const deleteProductRequestHistoryRoute = defineRoute(
  deleteProductRequestHistorySpec,
  async (context, { params: { id } }) => {
    const hidden = await context.db
      .update(productRequests)
      .set({ isHidden: true })
      .where(and(visibleProductRequests(context), eq(productRequests.id, id)))
      .returning({ id: productRequests.id });
    if (hidden.length === 0)
      throw notFound(PRODUCT_REQUEST_ERRORS.notFound, '商品リクエストが見つかりません');
    return undefined;
  },
);
