import type { LoginResponse } from '@shop/contract/auth/login-response';
import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { ACCESS_TOKEN_LIFETIME_S, signAccessToken, type TokenFlags } from './access-token';

type User = typeof users.$inferSelect;

/** After so many undelivered mails the member is asked for another address. */
const MAIL_ERROR_LIMIT = 3;

const flagsOf = (user: User) => ({
  is_registered_member: user.isRegisteredMember,
  has_password_expired: user.isPasswordExpired,
  has_mail_error_count_over: user.mailErrorCount >= MAIL_ERROR_LIMIT,
  is_manager_login: user.isManager,
  user_id: user.id,
  verify_code: null,
});

/** The flags of a token: only those that differ from most members'. */
const unusualFlagsOf = (user: User): TokenFlags => ({
  ...(!user.isRegisteredMember && { is_registered_member: false }),
  ...(user.isPasswordExpired && { has_password_expired: true }),
  ...(user.mailErrorCount >= MAIL_ERROR_LIMIT && { has_mail_error_count_over: true }),
  ...(user.isManager && { is_manager_login: true }),
});

/** The response of a sign-in with a token of the session. */
export async function issueLogin(
  context: RouteContext,
  user: User,
  session: { readonly sessionId: string; readonly tokenId: string },
): Promise<LoginResponse> {
  const claims = { userId: user.id, channelKey: context.channel.key, ...session };
  const accessToken = await signAccessToken(context, claims, unusualFlagsOf(user));
  const expiresAt = new Date(context.clock.now().getTime() + ACCESS_TOKEN_LIFETIME_S * 1000);
  return {
    ...flagsOf(user),
    access_token: accessToken,
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    expires_at: expiresAt.toISOString(),
    is_verify: false,
    verify_token: null,
  };
}

/** The response of a sign-in that still needs its one-time code. */
export const issuePendingLogin = (user: User, verifyToken: string): LoginResponse => ({
  ...flagsOf(user),
  access_token: null,
  expires_in: null,
  expires_at: null,
  is_verify: true,
  verify_token: verifyToken,
});

/** The response of a sign-in that issues no token. */
export const issueLoginWithoutToken = (user: User): LoginResponse => ({
  ...flagsOf(user),
  access_token: null,
  expires_in: null,
  expires_at: null,
  is_verify: false,
  verify_token: null,
});
