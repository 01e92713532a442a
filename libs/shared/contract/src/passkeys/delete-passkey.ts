import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { PASSKEY_ERRORS } from './passkey-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
};

/** Deletes a passkey, which signs nobody in from then on, and tells the member by mail. */
export const deletePasskey: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/passkeys/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deletePasskeySpec = specify({
  endpoint: deletePasskey,
  schemas,
  summary: 'パスキーの削除',
  errors: [PASSKEY_ERRORS.notFound],
  status: 204,
});
