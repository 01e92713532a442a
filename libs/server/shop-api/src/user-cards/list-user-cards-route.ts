import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { handle } from '../http/handle';
import { CARD_LIMIT, presentCard } from './user-card-service';
import { readCards } from './user-card-store';

/** GET /v1/me/user-cards */
export const listUserCardsRoute = handle(listUserCardsSpec, async (context) => {
  const cards = await readCards(context.db, context.requireMember().id);
  context.answer.header('x-limit', String(CARD_LIMIT));
  context.answer.paginate(cards.length, 1, 'all');
  return cards.map(presentCard);
});
