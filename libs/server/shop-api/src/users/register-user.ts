import type { createUserSpec } from '@shop/contract/users/create-user';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { checkNewPassword } from '../auth/check-new-password';
import { hashPassword } from '../auth/password';
import { randomToken } from '../auth/random-token';
import { findUserByLogin } from '../auth/user-store';
import type { Executor } from '../db/database';
import { customerGroups, users } from '../db/schema';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { frontSettings } from '../site/front-settings';
import { createFavouritesList } from '../user-lists/user-list-store';
import { readSecurityQuestion, readUserInput } from './read-user-input';

type Registration = InferOutput<typeof createUserSpec.schemas.body>;
type User = typeof users.$inferSelect;

/** The group that new members of a shop belong to. */
const FIRST_GROUP = 'standard';
const CODE_DIGITS = 6;

/**
 * Registers a member of this shop. Where the shop verifies mail addresses the member is not registered until then.
 * Throws `user.email_taken`, `user.username_taken`, `user.common_password`.
 */
export async function registerUser(context: RouteContext, input: Registration): Promise<User> {
  const { db, channel, clock } = context;
  const now = clock.now();
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
    createdAt: now,
  };
  const user = await db.transaction((tx) => insertMember(tx, values));
  if (user !== null) return user;
  throw (await findUserByLogin(db, channel.id, input.email)) === null
    ? rejected(USER_ERRORS.usernameTaken, 'このユーザー名はすでに使われています', {
        username: ['このユーザー名はすでに使われています'],
      })
    : rejected(USER_ERRORS.emailTaken, 'このメールアドレスはすでに登録されています', {
        email: ['このメールアドレスはすでに登録されています'],
      });
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
