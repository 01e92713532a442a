import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Passkey } from './passkey';

const schemas = {
  response: v.object({
    /** As they were added. */
    passkeys: v.array(Passkey),
    /** How many a member may have. */
    limit: v.number(),
    /** False within ten minutes after a sign-in by passkey or with a provider: another one may be added without the password. */
    is_password_required: v.boolean(),
  }),
};

/** The member's passkeys. */
export const listPasskeys: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/passkeys',
  auth: 'member',
  responseType: 'json',
};

export const listPasskeysSpec = specify({
  endpoint: listPasskeys,
  schemas,
  summary: 'パスキーの一覧',
  errors: [],
});
