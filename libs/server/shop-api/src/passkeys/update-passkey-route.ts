import { updatePasskeySpec } from '@shop/contract/passkeys/update-passkey';
import { defineRoute } from '../http/define-route';
import { passkeyNotFound } from './passkey-rejections';
import { renamePasskey } from './passkey-store';
import { presentPasskey } from './present-passkey';

/** PUT /v1/me/passkeys/{id} */
export const updatePasskeyRoute = defineRoute(updatePasskeySpec, async (context, { params, body }) => {
  const row = await renamePasskey(context.db, context.requireMember().id, { ...params, ...body });
  if (row === null) throw passkeyNotFound();
  return presentPasskey(row);
});
