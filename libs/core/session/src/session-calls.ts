import type { ApiClient } from '@shop/api-client';
import { login } from '@shop/contract/auth/login';
import type { LoginAnswer } from '@shop/contract/auth/login-answer';
import { logout } from '@shop/contract/auth/logout';
import { refreshToken } from '@shop/contract/auth/refresh-token';
import { verifyLogin } from '@shop/contract/auth/verify-login';
import type { LoginPayload } from './login-payload';
import type { SessionCalls } from './session-ports';

/** The session's calls over a client that has no session itself. core §7 "Auth" */
export function sessionCalls(api: ApiClient): SessionCalls {
  return {
    login: async ({ identifier, password }) => {
      const who = identifier.includes('@') ? { email: identifier } : { username: identifier };
      return toPayload((await api.call(login, { body: { ...who, password } })).data);
    },
    verify: async ({ userId, verifyToken, code, isSyncUserChannel }) => {
      const body = {
        user_id: Number(userId),
        verify_code: code,
        verify_token: verifyToken,
        is_sync_user_channel: isSyncUserChannel,
      };
      return toPayload((await api.call(verifyLogin, { body })).data);
    },
    refresh: async (token) => toPayload((await api.call(refreshToken, {}, { bearer: token })).data),
    logout: async (token) => {
      await api.call(logout, {}, { bearer: token });
    },
  };
}

function toPayload(answer: LoginAnswer): LoginPayload {
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
