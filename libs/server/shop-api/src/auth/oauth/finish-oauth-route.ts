import { finishOauthSpec } from '@shop/contract/auth/finish-oauth';
import { OAUTH_ERRORS } from '@shop/contract/auth/oauth-errors';
import { rejected } from '../../http/http-error';
import { defineRoute } from '../../http/define-route';
import type { RouteContext } from '../../http/route-context';
import { issuePendingLogin } from '../issue-login';
import { startSession } from '../start-session';
import { findUserByLogin } from '../user-store';
import { startVerification } from '../verification';
import { findIdentityUser, registerIdentity, type User } from './identity-user';
import { type PendingOauth, storePendingLink, consumeOauthAttempt } from './oauth-attempt-store';
import { oauthFailed, requireProvider } from './oidc-configuration';
import { type ExternalIdentity, readIdentity } from './read-identity';

/** GET /v1/auth/{type}/callback */
export const finishOauthRoute = defineRoute(finishOauthSpec, async (context, { params, query }) => {
  const { db, clock, channel } = context;
  const provider = requireProvider(context, params.type);
  const { browser_secret: browserSecret, ...returned } = query;
  const key = { channelId: channel.id, state: query.state, browserSecret, now: clock.now() };
  const attempt = await consumeOauthAttempt(db, key, provider.type);
  if (attempt === null) throw oauthFailed();
  const identity = await readIdentity(context, { provider, attempt }, returned);
  const { user, isNew } = await memberOf(context, attempt, identity);
  const login = user.isVerifiedByMail
    ? issuePendingLogin(user, await startVerification(context, user))
    : await startSession(context, user, 'provider');
  return { ...login, is_new_member: isNew, return_path: attempt.returnPath };
});

/**
 * The member for an identity of the provider: the one that is linked already, else a new one. A verified mail address
 * is enough for a new account, also where an account has it that nobody has proved to own, never for any other that exists.
 */
async function memberOf(
  context: RouteContext,
  attempt: PendingOauth,
  identity: ExternalIdentity,
): Promise<{ readonly user: User; readonly isNew: boolean }> {
  const { db, channel } = context;
  const linked = await findIdentityUser(db, attempt, identity.subject);
  if (linked !== null) return { user: linked, isNew: false };
  const { email, isEmailVerified } = identity;
  if (email === null || !isEmailVerified)
    throw rejected(
      OAUTH_ERRORS.emailNotVerified,
      'メールアドレスが確認されていないアカウントではログインできません',
    );
  const owner = await findUserByLogin(db, channel.id, email);
  const isFree = owner === null || owner.emailVerifiedAt === null;
  const registered = isFree ? await registerIdentity(context, attempt, { ...identity, email }) : null;
  if (registered !== null) return { user: registered, isNew: true };
  if (owner === null) throw oauthFailed();
  await storePendingLink(db, attempt, { linkSubject: identity.subject, linkUserId: owner.id });
  throw rejected(
    OAUTH_ERRORS.signInFirst,
    'このメールアドレスの会員登録があります。一度パスワードでログインすると、次回からこの方法でログインできます',
  );
}
