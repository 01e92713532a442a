import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserMemorial } from './user-memorial';
import { USER_MEMORIAL_ERRORS } from './user-memorial-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: UserMemorial,
};

/** One of the member's days. */
export const getUserMemorial: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-memorials/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getUserMemorialSpec = specify({
  endpoint: getUserMemorial,
  schemas,
  summary: '記念日',
  errors: [USER_MEMORIAL_ERRORS.notFound],
});
