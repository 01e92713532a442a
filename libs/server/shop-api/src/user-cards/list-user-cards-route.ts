import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { CARD_LIMIT, presentCard } from './user-card-service';
import { readCardPage } from './user-card-store';

/** GET /v1/me/user-cards */
export const listUserCardsRoute = defineRoute(listUserCardsSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const { rows, total } = await readCardPage(context.db, userId, limitAndOffset(query));
  context.response.header('x-limit', String(CARD_LIMIT));
  context.response.paginate(total, query.page, query.per);
  return rows.map(presentCard);
});
