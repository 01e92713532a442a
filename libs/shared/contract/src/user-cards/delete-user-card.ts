import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { USER_CARD_ERRORS } from './user-card-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** Forgets a card; the oldest one left takes over as main card. */
export const deleteUserCard: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user-cards/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteUserCardSpec = specify({
  endpoint: deleteUserCard,
  schemas,
  summary: 'クレジットカードの削除',
  errors: [USER_CARD_ERRORS.notFound],
  status: 204,
});
