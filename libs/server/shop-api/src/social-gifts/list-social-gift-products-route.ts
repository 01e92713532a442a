import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { handle } from '../http/handle';
import { loadGiftItems } from './gift-store';
import { openLivingGift } from './open-gift';
import { presentGiftItem } from './present-gift';

/** GET /v1/social-gifts/{token}/products */
export const listSocialGiftProductsRoute = handle(listSocialGiftProductsSpec, async (context, { params }) => {
  const { order } = await openLivingGift(context.db, context, params.token);
  const items = await loadGiftItems(context.db, order.id);
  context.answer.paginate(items.length, 1, 'all');
  return items.map(presentGiftItem);
});
