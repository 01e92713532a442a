import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { defineRoute } from '../http/define-route';
import { CARD_LIMIT, presentCard } from './user-card-service';
import { readCards } from './user-card-store';

/** GET /v1/me/user-cards */
export const listUserCardsRoute = defineRoute(listUserCardsSpec, async (context) => {
  const cards = await readCards(context.db, context.requireMember().id);
  context.response.header('x-limit', String(CARD_LIMIT));
  context.response.paginate(cards.length, 1, 'all');
  return cards.map(presentCard);
});
