import { listPasskeysSpec } from '@shop/contract/passkeys/list-passkeys';
import { defineRoute } from '../http/define-route';
import { isFreshStrongSession } from './is-fresh-strong-session';
import { MAX_PASSKEYS } from './passkey-limit';
import { readPasskeys } from './passkey-store';
import { presentPasskey } from './present-passkey';

/** GET /v1/me/passkeys */
export const listPasskeysRoute = defineRoute(listPasskeysSpec, async (context) => {
  const rows = await readPasskeys(context.db, context.requireMember().id);
  return {
    passkeys: rows.map(presentPasskey),
    limit: MAX_PASSKEYS,
    is_password_required: !(await isFreshStrongSession(context)),
  };
});
