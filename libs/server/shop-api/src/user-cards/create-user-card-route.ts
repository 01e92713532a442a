import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { defineRoute } from '../http/define-route';
import { addCard } from './user-card-service';

/** POST /v1/me/user-cards */
export const createUserCardRoute = defineRoute(createUserCardSpec, (context, { body }) =>
  addCard(context, body),
);
