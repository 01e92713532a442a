import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserCard } from './user-card';
import { USER_CARD_ERRORS } from './user-card-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: v.array(UserCard),
};

/** Makes a card the main one and returns all cards. */
export const setMainUserCard: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-cards/{id}/use',
  auth: 'member',
  responseType: 'json',
};

export const setMainUserCardSpec = specify({
  endpoint: setMainUserCard,
  schemas,
  summary: 'メインカードの設定',
  errors: [USER_CARD_ERRORS.notFound],
});
