import { storefrontPath } from '@shop/shops/storefront-paths';
import { createSyncTokenSpec } from '@shop/contract/auth/create-sync-token';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { findChannel } from '../channels/channel';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findLinkedUser } from './find-linked-user';
import { issueMailToken } from './mail-token';

/** Long enough for the browser to open the other shop. */
const SYNC_LIFETIME_MS = 60 * 1000;

/** POST /v1/me/sync-tokens */
export const createSyncTokenRoute = defineRoute(createSyncTokenSpec, async (context, { body }) => {
  const { db, channel, clock, config } = context;
  const userId = context.requireMember().id;
  const target = body.channel === channel.key ? null : await findChannel(db, body.channel);
  const linked = target === null ? null : await findLinkedUser(db, userId, target.id);
  if (target === null || linked === null)
    throw rejected(USER_ERRORS.syncFailed, '連携できるアカウントがありません');
  const now = clock.now();
  const token = await issueMailToken(db, {
    userId,
    purpose: 'sync',
    now,
    lifetimeMs: SYNC_LIFETIME_MS,
    targetChannelId: target.id,
  });
  return {
    sync_token: token,
    expires_at: new Date(now.getTime() + SYNC_LIFETIME_MS).toISOString(),
    // In the fragment, which reaches neither a server's log nor a Referer header.
    url: `${config.shopOrigins[target.key] ?? ''}${storefrontPath('login-sync')}#${token}`,
  };
});
