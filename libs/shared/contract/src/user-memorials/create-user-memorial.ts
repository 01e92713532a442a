import { type EndpointOf, specify } from '../endpoint';
import { UserMemorial, UserMemorialInput } from './user-memorial';

const schemas = {
  body: UserMemorialInput,
  response: UserMemorial,
};

/** Adds a day. */
export const createUserMemorial: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-memorials',
  auth: 'member',
  answer: 'json',
};

export const createUserMemorialSpec = specify({
  endpoint: createUserMemorial,
  schemas,
  summary: '記念日の追加',
  errors: ['user_memorial.limit_exceeded'],
  status: 201,
});
