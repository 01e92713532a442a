import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { consumeRateLimit } from '../auth/rate-limit';
import { defineRoute } from '../http/define-route';
import { verifyEmail } from './verify-email';
import { EMAIL_VERIFY_PER_CLIENT_ADDRESS } from './email-verify-rate-limits';

/** POST /v1/email-verify/check */
export const checkEmailVerifyRoute = defineRoute(checkEmailVerifySpec, async (context, { body }) => {
  const { db, clock, clientAddress } = context;
  await consumeRateLimit(db, clock, `email-verify-try/${clientAddress}`, EMAIL_VERIFY_PER_CLIENT_ADDRESS);
  await verifyEmail(context, body);
  return { is_registered_member: true as const };
});
