import * as v from 'valibot';
import { AUTH_ERRORS } from './auth-errors';
import { type EndpointOf, specify } from '../endpoint';
import { LoginResponse } from './login-response';
import { OAUTH_ERRORS } from './oauth-errors';
import { OauthProvider } from './oauth-provider';

const LONGEST = 4096;
const Text = v.pipe(v.string(), v.maxLength(LONGEST));

const schemas = {
  params: v.object({ type: OauthProvider }),
  query: v.object({
    /** What the provider sent back. */
    state: Text,
    code: v.optional(Text),
    error: v.optional(Text),
    iss: v.optional(Text),
    /** The secret that the start of the sign-in returned to this browser. */
    browser_secret: Text,
  }),
  response: v.object({
    ...LoginResponse.entries,
    /** This sign-in has registered the member, who may have told no name yet. */
    is_new_member: v.optional(v.boolean()),
    /** Where the shopper was going: a path of the shop. */
    return_path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  }),
};

/** Ends a sign-in through a provider; once (core §7). */
export const finishOauth: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/auth/{type}/callback',
  auth: 'none',
  responseType: 'json',
};

export const finishOauthSpec = specify({
  endpoint: finishOauth,
  schemas,
  summary: '外部アカウントでのログインの完了',
  errors: [...Object.values(OAUTH_ERRORS), AUTH_ERRORS.loginFailed],
});
