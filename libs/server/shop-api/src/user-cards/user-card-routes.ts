import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { deleteUserCardSpec } from '@shop/contract/user-cards/delete-user-card';
import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { setMainUserCardSpec } from '@shop/contract/user-cards/set-main-user-card';
import { handle, type Route } from '../http/handle';
import { addCard, CARD_LIMIT, deleteCard, presentCard, useCard } from './user-card-service';
import { readCards } from './user-card-store';

/** GET /v1/me/user-cards */
const listUserCardsRoute = handle(listUserCardsSpec, async (context) => {
  const cards = await readCards(context.db, context.requireMember().id);
  context.answer.header('x-limit', String(CARD_LIMIT));
  context.answer.paginate(cards.length, 1, 'all');
  return cards.map(presentCard);
});

/** POST /v1/me/user-cards */
const createUserCardRoute = handle(createUserCardSpec, (context, { body }) => addCard(context, body));

/** DELETE /v1/me/user-cards/{id} */
const deleteUserCardRoute = handle(deleteUserCardSpec, async (context, { params: { id } }) => {
  await deleteCard(context, id);
  return undefined;
});

/** PATCH /v1/me/user-cards/{id}/use */
const setMainUserCardRoute = handle(setMainUserCardSpec, (context, { params: { id } }) =>
  useCard(context, id),
);

export const userCardRoutes: readonly Route[] = [
  listUserCardsRoute,
  createUserCardRoute,
  deleteUserCardRoute,
  setMainUserCardRoute,
];
