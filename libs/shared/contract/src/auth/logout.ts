import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Ends the session: every token of it is worthless from now on. core §7 */
export const logout: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/logout',
  auth: 'member',
  responseType: 'empty',
};

export const logoutSpec = specify({
  endpoint: logout,
  schemas,
  summary: 'ログアウト',
  errors: [],
  status: 204,
});
