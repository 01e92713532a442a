import { and, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import { pauseFor, realTimer } from '../db/pause-after-batch';
import { users } from '../db/schema';
import type { CleanupContext } from './cleanup-task';

/** So many members who have left are looked at in one statement. */
const PAGE = 1_000;

/**
 * Does something for members who have left, some at a time, by their ids, and returns the sum: those first who left last,
 * since of the others earlier rounds have left nothing.
 */
export async function forLeavers(
  { db, isOver, timer = realTimer }: Pick<CleanupContext, 'db' | 'isOver' | 'timer'>,
  work: (ids: readonly number[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  let last: { readonly id: number; readonly leftAt: string } | null = null;
  for (;;) {
    const startedAtMs = timer.nowMs();
    const isNext: SQL | undefined =
      last === null
        ? undefined
        : sql`(${users.leftAt}, ${users.id}) < (${last.leftAt}::timestamptz, ${last.id}::int)`;
    const page = await db
      .select({ id: users.id, leftAt: sql<string>`${users.leftAt}::text` })
      .from(users)
      .where(and(isNotNull(users.leftAt), isNext))
      .orderBy(desc(users.leftAt), desc(users.id))
      .limit(PAGE);
    const ids = page.map(({ id }) => id);
    if (ids.length > 0) sum += await work(ids);
    last = page.at(-1) ?? last;
    if (page.length < PAGE || isOver()) return sum;
    await pauseFor(timer.nowMs() - startedAtMs, timer);
  }
}
