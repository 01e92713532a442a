import { listNewProductsSpec } from '@shop/contract/products/list-new-products';
import { and, gt } from 'drizzle-orm';
import { productModels } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { findPreviousLogin } from '../login-histories/find-previous-login';
import { visibleModels } from '../tags/visible-models';
import { presentSummaries } from './present-summaries';
import { productOrder } from './product-filter';
import { listModels } from './product-store';
import { priceViewOf } from './shopper-price';

/** GET /v1/me/new-products */
export const listNewProductsRoute = defineRoute(listNewProductsSpec, async (context, { query }) => {
  const { db } = context;
  const member = context.requireMember();
  const view = await priceViewOf(db, context);
  const shown = await visibleModels(context);
  const page = { order: productOrder('new', view), usesPrice: 'not', limit: query.per, offset: 0 } as const;
  const since = await findPreviousLogin(db, member);
  const fresh =
    since === null
      ? []
      : await listModels(db, view, { ...page, filter: and(shown, gt(productModels.publishedAt, since)) });
  const rows = fresh.length > 0 ? fresh : await listModels(db, view, { ...page, filter: shown });
  return {
    since: since === null || fresh.length === 0 ? null : since.toISOString(),
    products: await presentSummaries(context, rows),
  };
});
