import { type EndpointOf, specify } from '../endpoint';
import { UserCard, UserCardInput } from './user-card';
import { USER_CARD_ERRORS } from './user-card-errors';

const schemas = {
  body: UserCardInput,
  response: UserCard,
};

/** Keeps a card by its handle; the first one becomes the main card. */
export const createUserCard: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-cards',
  auth: 'member',
  responseType: 'json',
};

export const createUserCardSpec = specify({
  endpoint: createUserCard,
  schemas,
  summary: 'クレジットカードの追加',
  errors: [USER_CARD_ERRORS.limitExceeded, USER_CARD_ERRORS.expired],
  status: 201,
});
