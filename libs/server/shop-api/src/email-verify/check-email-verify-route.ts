import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { consumeRateLimit } from '../http/rate-limit';
import { defineRoute } from '../http/define-route';
import { verifyEmail } from './verify-email';
import { EMAIL_VERIFY_PER_CLIENT_IP } from './email-verify-rate-limits';

/** POST /v1/email-verify/check */
export const checkEmailVerifyRoute = defineRoute(checkEmailVerifySpec, async (context, { body }) => {
  const { db, clock, rateIp } = context;
  await consumeRateLimit(db, clock, `email-verify-try/${rateIp}`, EMAIL_VERIFY_PER_CLIENT_IP);
  const { resetToken } = await verifyEmail(context, body);
  return { is_registered_member: true as const, ...(resetToken !== null && { reset_token: resetToken }) };
});
