import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { USER_MEMORIAL_ERRORS } from './user-memorial-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** Removes a day. */
export const deleteUserMemorial: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user-memorials/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteUserMemorialSpec = specify({
  endpoint: deleteUserMemorial,
  schemas,
  summary: '記念日の削除',
  errors: [USER_MEMORIAL_ERRORS.notFound],
  status: 204,
});
