import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CurrentPassword } from './current-password';
import { USER_ERRORS } from './user-errors';

const schemas = {
  body: v.object({ current_password: CurrentPassword }),
};

/** Leaves the shop, with the current password: every session ends and personal data goes; orders stay as the law demands. */
export const deleteMyUser: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user',
  auth: 'member',
  responseType: 'empty',
};

export const deleteMyUserSpec = specify({
  endpoint: deleteMyUser,
  schemas,
  summary: '退会',
  errors: [USER_ERRORS.wrongPassword],
  status: 204,
});
