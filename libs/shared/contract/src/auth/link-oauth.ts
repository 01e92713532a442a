import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { OAUTH_ERRORS } from './oauth-errors';

const LONGEST = 4096;
const Secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST));

const schemas = {
  /** The attempt that ended with `oauth.sign_in_first`, of this browser. */
  body: v.object({ state: Secret, browser_secret: Secret }),
};

/** Links the account elsewhere with the member who has signed in by password since; once, within minutes. */
export const linkOauth: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/identities',
  auth: 'member',
  responseType: 'empty',
};

export const linkOauthSpec = specify({
  endpoint: linkOauth,
  schemas,
  firstCaller: 'member',
  summary: '外部アカウントの連携',
  errors: [OAUTH_ERRORS.failed],
  status: 204,
});
