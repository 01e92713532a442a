import { realTimer, type Timer } from '../db/pause-after-batch';
import { MINUTE_MS } from '../durations';
import type { CleanupTask, CleanupDependencies } from './cleanup-task';
import { CLEANUP_TASKS } from './cleanup-tasks';

/** How long a task goes on before the others have their turn, in ms. */
const TURN_MS = 30_000;
/**
 * How long a round lasts at most, in ms: it is over before the next one begins an hour later, and long enough for many times
 * of what a busy shop leaves in that hour.
 */
export const ROUND_MS = 45 * MINUTE_MS;

/** What limits a round. */
interface RoundLimits {
  readonly timer?: Timer;
  /** Ends the round after the batch that is running. */
  readonly signal?: AbortSignal;
}

/**
 * Runs every task of the cleanup, one after the other, until each has nothing left to do or the round's time is over; the log
 * says what is left. A task that has much to do has its turn again after the others have had theirs. One that fails is
 * logged and does not stop the others. Returns the number of deleted rows and files by task.
 */
export async function deleteExpiredData(
  parts: CleanupDependencies,
  tasks: readonly CleanupTask[] = CLEANUP_TASKS,
  { timer = realTimer, signal }: RoundLimits = {},
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  const endsAtMs = timer.nowMs() + ROUND_MS;
  const isRoundOver = () => signal?.aborted === true || timer.nowMs() > endsAtMs;

  /** Whether the task has more to do. */
  async function takeTurn({ name, run }: CleanupTask): Promise<boolean> {
    const turnEndsAtMs = timer.nowMs() + TURN_MS;
    let hasMore = false;
    const isOver = () => {
      hasMore = isRoundOver() || timer.nowMs() > turnEndsAtMs;
      return hasMore;
    };
    try {
      counts[name] = (counts[name] ?? 0) + (await run({ ...parts, timer, isOver }));
      return hasMore;
    } catch (error) {
      parts.log.error({ err: error, task: name }, 'a task of the cleanup failed');
      return false;
    }
  }

  let waiting = tasks;
  const cut: CleanupTask[] = [];
  while (waiting.length > 0 && !isRoundOver()) {
    const unfinished: CleanupTask[] = [];
    for (const task of waiting)
      if (isRoundOver() || (await takeTurn(task))) (task.isOnceARound === true ? cut : unfinished).push(task);
    waiting = unfinished;
  }
  const names = [...waiting, ...cut].map(({ name }) => name);
  if (names.length > 0)
    parts.log.warn({ tasks: names }, 'the cleanup did not finish; its next round continues');
  return counts;
}
