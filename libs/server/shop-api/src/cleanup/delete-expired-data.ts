import type { CleanupTask, CleanupDependencies } from './cleanup-task';
import { CLEANUP_TASKS } from './cleanup-tasks';

/** How long a task may take in one round, in ms. */
const TASK_LIMIT_MS = 30_000;

/**
 * Runs every task of the cleanup, one after the other, each within its own time. One that fails is logged and
 * does not stop the others. Returns the number of deleted rows and files by task.
 */
export async function deleteExpiredData(
  parts: CleanupDependencies,
  tasks: readonly CleanupTask[] = CLEANUP_TASKS,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { name, run } of tasks) {
    const endsAtMs = performance.now() + TASK_LIMIT_MS;
    try {
      counts[name] = await run({ ...parts, isOver: () => performance.now() > endsAtMs });
    } catch (error) {
      parts.log.error({ err: error, task: name }, 'a task of the cleanup failed');
    }
  }
  return counts;
}
