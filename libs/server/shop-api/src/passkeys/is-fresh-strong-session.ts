import { FRESH_LOGIN_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import type { LoginMethod } from '@shop/contract/login-histories/list-login-histories';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { sessions } from '../db/schema';
import { MINUTE_MS } from '../durations';
import type { RouteContext } from '../http/route-context';

/** How long such a sign-in stands for the password. */
const FRESH_MS = FRESH_LOGIN_MINUTES * MINUTE_MS;

/** The ways to sign in that prove who the member is without the password. Members of a provider know no password. */
const STRONG_METHODS: readonly LoginMethod[] = ['passkey', 'provider'];

/** Whether this session began with a passkey or with a provider, less than `FRESH_LOGIN_MINUTES` ago. */
export async function isFreshStrongSession(context: RouteContext): Promise<boolean> {
  const { db, clock } = context;
  const { id, sessionId } = context.requireMember();
  const fresh = and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, id),
    inArray(sessions.method, STRONG_METHODS),
    gt(sessions.createdAt, new Date(clock.now().getTime() - FRESH_MS)),
  );
  return (await db.$count(sessions, fresh)) > 0;
}
