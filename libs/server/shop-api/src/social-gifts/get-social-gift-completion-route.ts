import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { defineRoute } from '../http/define-route';
import { giftStatusOf } from './gift-status';
import { giftErrors } from './gift-errors';
import { loadGift } from './load-gift';
import { presentCompletion, storedDelivery } from './present-gift';

/** GET /v1/social-gifts/{token}/complete */
export const getSocialGiftCompletionRoute = defineRoute(
  getSocialGiftCompletionSpec,
  async (context, { params }) => {
    const found = await loadGift(context.db, context, params.token);
    const { completedAt } = found.gift;
    const status = giftStatusOf(found.gift, found.order);
    if (status === 'cancelled') throw giftErrors.cancelled();
    if (status !== 'completed' || completedAt === null) throw giftErrors.notCompleted();
    return presentCompletion(found, storedDelivery(found), completedAt);
  },
);
