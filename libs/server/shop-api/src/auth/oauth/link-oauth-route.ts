import { linkOauthSpec } from '@shop/contract/auth/link-oauth';
import { defineRoute } from '../../http/define-route';
import { insertIdentity, consumePendingLink } from './oauth-attempt-store';
import { oauthFailed } from './oidc-configuration';

/** POST /v1/me/identities */
export const linkOauthRoute = defineRoute(linkOauthSpec, async (context, { body }) => {
  const { db, clock, channel } = context;
  const userId = context.requireMember().id;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const key = { channelId: channel.id, state: body.state, browserSecret: body.browser_secret, now };
    const link = await consumePendingLink(tx, key, userId);
    if (link === null) throw oauthFailed();
    await insertIdentity(tx, { ...link, channelId: channel.id, userId, createdAt: now });
  });
  return undefined;
});
