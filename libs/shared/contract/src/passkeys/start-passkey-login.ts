import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { RequestOptions } from './web-authn-json';

const schemas = {
  body: v.object({}),
  response: v.object({ public_key: RequestOptions }),
};

/** Begins a sign-in by passkey, without a name. The challenge is good once, for five minutes, in this shop. */
export const startPasskeyLogin: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/passkey/options',
  auth: 'none',
  responseType: 'json',
};

export const startPasskeyLoginSpec = specify({
  endpoint: startPasskeyLogin,
  schemas,
  summary: 'パスキーでのログインの開始',
  errors: [],
  status: 201,
});
