import type { LoginAnswer } from '@shop/contract/auth/login-answer';
import type { LoginPayload } from './login-payload';

/** The wire's login answer by the session's names. core §3 */
export function toLoginPayload(answer: LoginAnswer): LoginPayload {
  return {
    accessToken: answer.access_token,
    expiresIn: answer.expires_in,
    expiresAt: answer.expires_at,
    isRegisteredMember: answer.is_registered_member,
    hasPasswordExpired: answer.has_password_expired,
    hasMailErrorCountOver: answer.has_mail_error_count_over,
    userId: String(answer.user_id),
    isVerify: answer.is_verify,
    isManagerLogin: answer.is_manager_login,
    verifyToken: answer.verify_token,
  };
}
