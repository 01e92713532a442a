import type { Route } from '../http/define-route';
import { createUserCardRoute } from './create-user-card-route';
import { deleteUserCardRoute } from './delete-user-card-route';
import { listUserCardsRoute } from './list-user-cards-route';
import { setMainUserCardRoute } from './set-main-user-card-route';

/** The member's saved payment cards, as tokens of the payment service. */
export const userCardRoutes: readonly Route[] = [
  listUserCardsRoute,
  createUserCardRoute,
  deleteUserCardRoute,
  setMainUserCardRoute,
];
