import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserMemorial, UserMemorialInput } from './user-memorial';
import { USER_MEMORIAL_ERRORS } from './user-memorial-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  body: UserMemorialInput,
  response: UserMemorial,
};

/** Replaces a day. */
export const updateUserMemorial: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/user-memorials/{id}',
  auth: 'member',
  responseType: 'json',
};

export const updateUserMemorialSpec = specify({
  endpoint: updateUserMemorial,
  schemas,
  summary: '記念日の変更',
  errors: [USER_MEMORIAL_ERRORS.notFound],
});
