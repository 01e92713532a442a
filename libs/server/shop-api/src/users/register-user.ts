import type { createUserSpec } from '@shop/contract/users/create-user';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { checkNewPassword } from '../auth/check-new-password';
import { hashPassword, verifyPassword } from '../auth/password';
import { randomToken } from '../auth/random-token';
import { findUser, findUserByLogin } from '../auth/user-store';
import type { Executor } from '../db/database';
import { customerGroups, users } from '../db/schema';
import {
  findHandledRequest,
  handledRequestKey,
  recordHandledRequest,
} from '../handled-requests/handled-request';
import { rejected } from '../http/http-error';
import { consumeRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { frontSettings } from '../site/front-settings';
import { createFavouritesList } from '../user-lists/user-list-store';
import { type AccountEnd, unknownPassword } from './forget-member';
import { readSecurityQuestion, readUserInput } from './read-user-input';
import { freeUnverifiedAddress } from './unverified-accounts';
import { HOUR_MS } from '../durations';

type Registration = InferOutput<typeof createUserSpec.schemas.body>;
type User = typeof users.$inferSelect;

/** The group that new members of a shop belong to. */
const FIRST_GROUP = 'standard';
const CODE_DIGITS = 6;
/** Registrations of one client IP that find something taken. */
const TAKEN_PER_CLIENT_IP = { count: 5, windowMs: HOUR_MS };

/**
 * Registers a member of this shop. Where the shop verifies mail addresses the member is not registered until then. An
 * account whose mail address was never proved gives way. A request that is sent again under its key gets the member that it
 * has registered (`isNew` false).
 * Throws `user.email_taken`, `user.username_taken`, `user.common_password`.
 */
export async function registerUser(
  context: RouteContext,
  input: Registration,
): Promise<{ readonly user: User; readonly isNew: boolean }> {
  const { db, channel, clock } = context;
  const now = clock.now();
  const requestKey = handledRequestKey(context, 'register');
  const known = await findRegistered(context, requestKey, input);
  if (known !== null) return { user: known, isNew: false };
  const fields = readUserInput(channel, input, now);
  checkNewPassword(input.password, [input.email, input.username ?? '']);
  const values = {
    ...fields,
    ...(await readSecurityQuestion(input)),
    channelId: channel.id,
    code: '',
    email: input.email,
    username: input.username ?? `member-${randomToken().toLowerCase()}`,
    passwordHash: await hashPassword(input.password),
    isRegisteredMember: !frontSettings(channel)['PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE'],
    verificationAskedAt: now,
    createdAt: now,
  };
  const unverifiedEnd = await prepareUnverifiedEnd(context, input.email);
  const user = await db.transaction(async (tx) => {
    // The same request may have registered a moment ago: it does not give way to itself.
    const isSame = (await findHandledRequest(tx, requestKey, now)) !== null;
    if (unverifiedEnd !== null && !isSame) await freeUnverifiedAddress(tx, values, unverifiedEnd);
    const member = await insertMember(tx, values);
    if (member !== null) await recordHandledRequest(tx, requestKey, { userId: member.id, now });
    return member;
  });
  if (user !== null) return { user, isNew: true };
  // The same request may have been on its way still.
  const same = await findRegistered(context, requestKey, input);
  if (same !== null) return { user: same, isNew: false };
  await countTaken(context);
  throw (await findUserByLogin(db, channel.id, input.email)) === null
    ? rejected(USER_ERRORS.usernameTaken, 'このユーザー名はすでに使われています', {
        username: ['このユーザー名はすでに使われています'],
      })
    : rejected(USER_ERRORS.emailTaken, 'このメールアドレスはすでに登録されています', {
        email: ['このメールアドレスはすでに登録されています'],
      });
}

/** The member that this very request has registered before, whose password it knows. */
async function findRegistered(
  { db, channel, clock }: RouteContext,
  requestKey: string | null,
  { email, password }: Registration,
): Promise<User | null> {
  const handled = await findHandledRequest(db, requestKey, clock.now());
  const user = handled === null ? null : await findUser(db, channel.id, handled.userId);
  if (user === null || user.email !== email) return null;
  return (await verifyPassword(user.passwordHash, password)) ? user : null;
}

/**
 * Counts a registration whose mail address or user name is taken: its response says so, and whoever asks for many wants
 * to know who is a member. By the network alone: what others do with an address keeps its owner from nothing. Throws a 429.
 */
const countTaken = ({ db, clock, rateIp }: RouteContext): Promise<void> =>
  consumeRateLimit(db, clock, `register-taken/${rateIp}`, TAKEN_PER_CLIENT_IP);

/**
 * Prepares, before the transaction, what the account ends with that has the mail address without having proved it; null where
 * there is none. It counts like an address that is taken: whoever registers again and again with somebody's address ends
 * accounts. Throws a 429.
 */
async function prepareUnverifiedEnd(context: RouteContext, email: string): Promise<AccountEnd | null> {
  const { db, channel, clock } = context;
  const holder = await findUserByLogin(db, channel.id, email);
  if (holder === null || holder.emailVerifiedAt !== null) return null;
  await countTaken(context);
  return { passwordHash: await unknownPassword(), now: clock.now() };
}

/** Stores a new member with what every member has; null where the address or the name is taken. */
export async function insertMember(
  tx: Executor,
  values: Omit<typeof users.$inferInsert, 'groupId'>,
): Promise<User | null> {
  const groupId = await firstGroupOf(tx, values.channelId);
  const [stored] = await tx
    .insert(users)
    .values({ ...values, groupId })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (stored === undefined) return null;
  await createFavouritesList(tx, [stored.id], values.createdAt);
  return numberMember(tx, stored.id);
}

async function firstGroupOf(tx: Executor, channelId: number): Promise<number> {
  const [group] = await tx
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(and(eq(customerGroups.channelId, channelId), eq(customerGroups.key, FIRST_GROUP)));
  if (group === undefined) throw new Error(`The shop has no group of customers ${FIRST_GROUP}`);
  return group.id;
}

async function numberMember(tx: Executor, id: number): Promise<User> {
  const [user] = await tx
    .update(users)
    .set({ code: sql`'M' || lpad(${users.id}::text, ${CODE_DIGITS}::int, '0')` })
    .where(eq(users.id, id))
    .returning();
  if (user === undefined) throw new Error('The database did not return the new member');
  return user;
}
