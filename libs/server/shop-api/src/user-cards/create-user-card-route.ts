import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { handle } from '../http/handle';
import { addCard } from './user-card-service';

/** POST /v1/me/user-cards */
export const createUserCardRoute = handle(createUserCardSpec, (context, { body }) => addCard(context, body));
