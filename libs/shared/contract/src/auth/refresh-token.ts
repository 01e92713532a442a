import { type EndpointOf, specify } from '../endpoint';
import { LoginResponse } from './login-response';

const schemas = { response: LoginResponse };

/** Renews the bearer token, also some days after it has expired, while its session lives. core §7 */
export const refreshToken: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/refresh',
  auth: 'member',
  responseType: 'json',
};

export const refreshTokenSpec = specify({
  endpoint: refreshToken,
  schemas,
  summary: 'アクセストークンの更新',
  errors: [],
});
