import { USER_CARD_ERRORS } from '@shop/contract/user-cards/user-card-errors';
import type { UserCard, UserCardInput } from '@shop/contract/user-cards/user-card';
import type { InferOutput } from 'valibot';
import { notFound, rejected } from '../http/http-error';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { lockMember } from '../users/lock-member';
import { type CardRow, insertCard, setMainCardRow, readCards, removeCard } from './user-card-store';

/** The most cards that a member may save; sent as `x-limit` (account §9). */
export const CARD_LIMIT = 5;

/** 404 for a card that does not exist or belongs to another member: the caller cannot tell which. */
export const cardNotFound = () => notFound(USER_CARD_ERRORS.notFound, 'クレジットカードが見つかりません');

export const presentCard = (row: CardRow): UserCard => ({
  id: row.id,
  is_main: row.isMain,
  token: row.token,
  token_key: row.tokenKey,
  name: row.name,
  masked_number: row.maskedNumber,
  expiration: row.expiration,
});

/**
 * Saves a card, once for each request key; the first one becomes the main one. Throws `user_card.expired`,
 * `user_card.limit_exceeded`.
 */
export function addCard(context: RouteContext, input: InferOutput<typeof UserCardInput>): Promise<UserCard> {
  const userId = context.requireMember().id;
  const requestKey = readRequestKey(context);
  const now = context.clock.now();
  if (input.expiration < tokyoDayOf(now).slice(0, 'YYYY-MM'.length).replace('-', ''))
    throw rejected(USER_CARD_ERRORS.expired, '有効期限が切れたカードは登録できません', {
      expiration: ['有効期限が切れています'],
    });
  return context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const cards = await readCards(tx, userId);
    const added = cards.find((card) => requestKey !== null && card.requestKey === requestKey);
    if (added !== undefined) return presentCard(added);
    const { length } = cards;
    if (length >= CARD_LIMIT)
      throw rejected(USER_CARD_ERRORS.limitExceeded, `登録できるクレジットカードは${CARD_LIMIT}枚までです`);
    const row = await insertCard(tx, {
      userId,
      token: input.token,
      tokenKey: input.token_key,
      name: input.name,
      maskedNumber: input.masked_number,
      expiration: input.expiration,
      isMain: length === 0,
      requestKey,
      createdAt: now,
    });
    return presentCard(row);
  });
}

/** Deletes a card; when it was the main one, the oldest one left becomes the main one. */
export async function deleteCard(context: RouteContext, id: number): Promise<void> {
  const userId = context.requireMember().id;
  await context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const removed = await removeCard(tx, userId, id);
    if (removed === null) throw cardNotFound();
    const [heir] = await readCards(tx, userId);
    if (removed.isMain && heir !== undefined) await setMainCardRow(tx, userId, heir.id);
  });
}

/** Makes a card the main one and returns all cards. */
export function setMainCard(context: RouteContext, id: number): Promise<UserCard[]> {
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (!(await setMainCardRow(tx, userId, id))) throw cardNotFound();
    return (await readCards(tx, userId)).map(presentCard);
  });
}
