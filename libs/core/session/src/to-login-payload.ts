import type { LoginResponse } from '@shop/contract/auth/login-response';
import type { LoginPayload } from './login-payload';

/** Converts the response of a login call. core §3 */
export function toLoginPayload(response: LoginResponse): LoginPayload {
  return {
    accessToken: response.access_token,
    expiresIn: response.expires_in,
    expiresAt: response.expires_at,
    isRegisteredMember: response.is_registered_member,
    hasPasswordExpired: response.has_password_expired,
    hasMailErrorCountOver: response.has_mail_error_count_over,
    userId: String(response.user_id),
    isVerify: response.is_verify,
    isManagerLogin: response.is_manager_login,
    verifyToken: response.verify_token,
  };
}
