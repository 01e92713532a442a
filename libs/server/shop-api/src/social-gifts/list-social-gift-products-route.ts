import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { defineRoute } from '../http/define-route';
import { loadGiftItems } from './gift-store';
import { loadUnexpiredGift } from './load-gift';
import { presentGiftItem } from './present-gift';

/** GET /v1/social-gifts/{token}/products */
export const listSocialGiftProductsRoute = defineRoute(
  listSocialGiftProductsSpec,
  async (context, { params }) => {
    const { order } = await loadUnexpiredGift(context.db, context, params.token);
    const items = await loadGiftItems(context.db, order.id);
    context.response.paginate(items.length, 1, 'all');
    return items.map(presentGiftItem);
  },
);
