import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Passkey, PasskeyName } from './passkey';
import { PASSKEY_ERRORS } from './passkey-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  body: v.object({ name: PasskeyName }),
  response: Passkey,
};

/** Gives a passkey another name. */
export const updatePasskey: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/passkeys/{id}',
  auth: 'member',
  responseType: 'json',
};

export const updatePasskeySpec = specify({
  endpoint: updatePasskey,
  schemas,
  summary: 'パスキーの名前の変更',
  errors: [PASSKEY_ERRORS.notFound],
});
