import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import type { Executor } from '../db/database';
import { handledRequests } from '../db/schema';
import { DAY_MS } from '../durations';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';

/** How long a request is recognised: a form that is left open may be sent again some hours later. */
export const HANDLED_REQUESTS_MS = DAY_MS;

/** A request that was carried out before. */
export type HandledRequest = Pick<typeof handledRequests.$inferSelect, 'userId' | 'result'>;

/** The changes of an account that are recognised when they are sent again. */
type Purpose = 'register' | 'password' | 'reset' | 'verify-email' | 'coupon';

/** What a request is recognised by; null where it names no key. `scope`: what the change is about. */
export function handledRequestKey(
  context: Pick<RouteContext, 'channel' | 'requestHeader'>,
  purpose: Purpose,
  scope = '',
): string | null {
  const key = readRequestKey(context);
  return key === null ? null : hashToken([purpose, context.channel.id, scope, key].join('/'));
}

/** What became of the request when it was carried out; null where it was not. */
export async function findHandledRequest(
  db: Executor,
  keyHash: string | null,
  now: Date,
): Promise<HandledRequest | null> {
  if (keyHash === null) return null;
  const isRecent = gt(handledRequests.createdAt, new Date(now.getTime() - HANDLED_REQUESTS_MS));
  const [row] = await db
    .select({ userId: handledRequests.userId, result: handledRequests.result })
    .from(handledRequests)
    .where(and(eq(handledRequests.keyHash, keyHash), isRecent));
  return row ?? null;
}

/** Notes that a request was carried out, in the transaction of what it changed. */
export async function recordHandledRequest(
  tx: Executor,
  keyHash: string | null,
  {
    userId,
    result = {},
    now,
  }: { readonly userId: number; readonly result?: HandledRequest['result']; readonly now: Date },
): Promise<void> {
  if (keyHash === null) return;
  await tx.insert(handledRequests).values({ keyHash, userId, result, createdAt: now }).onConflictDoNothing();
}
