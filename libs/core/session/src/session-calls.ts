import type { ApiClient } from '@shop/api-client/api-client';
import { login } from '@shop/contract/auth/login';
import { logout } from '@shop/contract/auth/logout';
import { refreshToken } from '@shop/contract/auth/refresh-token';
import { verifyLogin } from '@shop/contract/auth/verify-login';
import type { SessionCalls } from './session-ports';
import { toLoginPayload } from './to-login-payload';

/** The calls of the session, made by a client that sends no token of its own. core §7 "Auth" */
export function sessionCalls(api: ApiClient): SessionCalls {
  return {
    login: async ({ identifier, password }) => {
      const who = identifier.includes('@') ? { email: identifier } : { username: identifier };
      return toLoginPayload((await api.call(login, { body: { ...who, password } })).data);
    },
    verify: async ({ userId, verifyToken, code, isSyncUserChannel }) => {
      const body = {
        user_id: Number(userId),
        verify_code: code,
        verify_token: verifyToken,
        is_sync_user_channel: isSyncUserChannel,
      };
      return toLoginPayload((await api.call(verifyLogin, { body })).data);
    },
    refresh: async (token) => toLoginPayload((await api.call(refreshToken, {}, { bearer: token })).data),
    logout: async (token) => {
      await api.call(logout, {}, { bearer: token });
    },
  };
}
