import { cancelPendingEmailSpec } from '@shop/contract/users/cancel-pending-email';
import { cancelPendingEmail } from '../email-verify/pending-email';
import { defineRoute } from '../http/define-route';

/** DELETE /v1/me/pending-email */
export const cancelPendingEmailRoute = defineRoute(cancelPendingEmailSpec, async (context) => {
  await cancelPendingEmail(context.db, context.requireMember(), context.clock.now());
  return undefined;
});
