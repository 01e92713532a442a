import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { and, asc, count, eq } from 'drizzle-orm';
import { isPassword } from '../auth/password';
import { takeRate } from '../auth/rate-limit';
import { productModels, productModelTags, tags } from '../db/schema';
import { refused } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readTagGrants, signTagGrant } from './tag-grant';
import { visibleModels } from './visible-models';

const WINDOW_MS = 10 * 60 * 1000;
/** Passwords said for one tag, and for all of them, from one address. Others are never locked out. reliability 5 */
const PER_TAG = { count: 10, windowMs: WINDOW_MS };
const PER_ADDRESS = { count: 30, windowMs: WINDOW_MS };

/** GET /v1/tags */
const listTagsRoute = handle(listTagsSpec, async (context, { query }) => {
  const { db, channel, answer } = context;
  const shown = and(eq(tags.channelId, channel.id), eq(tags.isShow, true));
  const opened = await readTagGrants(context);
  const { limit, offset } = pageBounds(query);
  const [total] = await db.select({ value: count() }).from(tags).where(shown);
  const rows = await db
    .select()
    .from(tags)
    .where(shown)
    .orderBy(asc(tags.position), asc(tags.id))
    .limit(limit)
    .offset(offset);
  const counts = await db
    .select({ tagId: productModelTags.tagId, models: count() })
    .from(productModelTags)
    .innerJoin(productModels, eq(productModels.id, productModelTags.productModelId))
    .where(await visibleModels(context))
    .groupBy(productModelTags.tagId);
  const countOf = new Map(counts.map(({ tagId, models }) => [tagId, models]));
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map((tag) => ({
    id: tag.id,
    key: tag.key,
    name: tag.name,
    description: tag.description,
    is_protected: tag.passwordHash !== null,
    is_unlocked: tag.passwordHash === null || opened.includes(tag.id),
    product_count: countOf.get(tag.id) ?? 0,
  }));
});

/** POST /v1/tags/password */
const unlockTagRoute = handle(unlockTagSpec, async (context, { body }) => {
  const { db, clock, channel, clientAddress } = context;
  await takeRate(db, clock, `tags/${clientAddress}`, PER_ADDRESS);
  await takeRate(db, clock, `tags/${channel.id}/${body.tag}/${clientAddress}`, PER_TAG);
  const [tag] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.channelId, channel.id), eq(tags.key, body.tag), eq(tags.isShow, true)));
  const passwordHash = tag?.passwordHash ?? null;
  // An unknown tag, one without a password and a wrong password are the same answer after the same time.
  const isRight = await isPassword(passwordHash, body.password);
  if (!isRight || tag === undefined || passwordHash === null)
    throw refused('tag.wrong_password', 'パスワードが違います。入力内容をご確認ください', {
      password: ['パスワードをご確認ください'],
    });
  const { grant, expiresAt } = await signTagGrant(context, { id: tag.id, passwordHash });
  return { tag: tag.key, grant, expires_at: expiresAt.toISOString() };
});

export const tagRoutes: readonly Route[] = [listTagsRoute, unlockTagRoute];
