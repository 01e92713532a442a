import type { Chore, CleanupDependencies } from './chore';
import { CHORES } from './chores';

/** How long a chore may take in one round, in ms. */
const CHORE_LIMIT_MS = 30_000;

/**
 * Runs every chore of the housekeeping, one after the other, each within its own time. One that fails is logged and
 * does not stop the others. Returns the number of deleted rows and files by chore.
 */
export async function deleteExpiredData(
  parts: CleanupDependencies,
  chores: readonly Chore[] = CHORES,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { name, run } of chores) {
    const endsAtMs = performance.now() + CHORE_LIMIT_MS;
    try {
      counts[name] = await run({ ...parts, isOver: () => performance.now() > endsAtMs });
    } catch (error) {
      parts.log.error({ err: error, chore: name }, 'a chore of the housekeeping failed');
    }
  }
  return counts;
}
