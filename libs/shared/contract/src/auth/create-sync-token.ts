import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ERRORS } from '../users/user-errors';
import { Timestamp } from '../wire/timestamp';

const schemas = {
  body: v.object({ channel: v.pipe(v.string(), v.maxLength(32)) }),
  response: v.object({
    sync_token: v.string(),
    expires_at: Timestamp,
    /** Where the browser goes with it. */
    url: v.string(),
  }),
};

/** A secret, good once and for a minute, by which `POST /v1/auth/login-sync-channel` of another shop signs in the account there that has the same verified mail address. */
export const createSyncToken: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/sync-tokens',
  auth: 'member',
  responseType: 'json',
};

export const createSyncTokenSpec = specify({
  endpoint: createSyncToken,
  schemas,
  firstCaller: 'member',
  summary: 'ほかの店へのログイン連携の開始',
  errors: [USER_ERRORS.syncFailed],
  status: 201,
});
