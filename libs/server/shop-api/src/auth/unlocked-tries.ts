import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { rateCounters } from '../db/schema';
import type { Executor } from '../db/database';
import { rateCounterKey } from '../http/rate-counter-key';
import type { RouteContext } from '../http/route-context';

const WINDOW_MS = 15 * 60 * 1000;
/** How many passwords may be tried after an account was unlocked by its mail. */
const TRIES = 10;

const keyOf = ({ channel, rateIp }: RouteContext, login: string) =>
  rateCounterKey(`login-unlocked/${channel.id}/${login}/${rateIp}`);

/**
 * Lets the person who opened the link of an account's mail try to sign in to this account from this client IP, whatever its
 * counters, or those of the address, hold. Nobody else can use up these tries. reliability 5
 */
export async function grantUnlockedTries(tx: Executor, context: RouteContext, login: string): Promise<void> {
  const resetsAt = new Date(context.clock.now().getTime() + WINDOW_MS);
  await tx
    .insert(rateCounters)
    .values({ key: keyOf(context, login), count: 0, resetsAt })
    .onConflictDoUpdate({ target: rateCounters.key, set: { count: 0, resetsAt } });
}

/** Takes one of these tries; `false` where there is none. */
export async function takeUnlockedTry(context: RouteContext, login: string): Promise<boolean> {
  const taken = await context.db
    .update(rateCounters)
    .set({ count: sql`${rateCounters.count} + 1` })
    .where(
      and(
        eq(rateCounters.key, keyOf(context, login)),
        gt(rateCounters.resetsAt, context.clock.now()),
        lt(rateCounters.count, TRIES),
      ),
    )
    .returning({ key: rateCounters.key });
  return taken.length > 0;
}
