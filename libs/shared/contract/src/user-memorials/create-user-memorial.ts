import { type EndpointOf, specify } from '../endpoint';
import { UserMemorial, UserMemorialInput } from './user-memorial';
import { USER_MEMORIAL_ERRORS } from './user-memorial-errors';

const schemas = {
  body: UserMemorialInput,
  response: UserMemorial,
};

/** Adds a day. */
export const createUserMemorial: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-memorials',
  auth: 'member',
  responseType: 'json',
};

export const createUserMemorialSpec = specify({
  endpoint: createUserMemorial,
  schemas,
  summary: '記念日の追加',
  errors: [USER_MEMORIAL_ERRORS.limitExceeded],
  status: 201,
});
