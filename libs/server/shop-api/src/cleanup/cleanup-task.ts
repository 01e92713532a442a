import type { Timer } from '../db/pause-after-batch';
import type { ShopApiParts } from '../ports/shop-api-parts';

/** What the cleanup needs. */
export type CleanupDependencies = Pick<ShopApiParts, 'db' | 'clock' | 'config' | 'files' | 'log' | 'mail'>;

/** What a task gets: the dependencies, and whether its time is over. */
export interface CleanupContext extends CleanupDependencies {
  /**
   * Whether the task should end after its current batch; its next turn continues. To be asked only while there is more to
   * do: a task that got a yes has not finished.
   */
  isOver(): boolean;
  /** What batches are measured by; the real one where left out. */
  readonly timer?: Timer;
}

/** One kind of cleanup. Tasks do not depend on each other: one that fails does not stop the others. */
export interface CleanupTask {
  /** Names its count in the log, e.g. `mails`. */
  readonly name: string;
  /**
   * Returns the number of deleted rows or files, of orders that were cancelled or reminded of, of statements that were made, or
   * of mails. Several processes may run it at once.
   */
  run(context: CleanupContext): Promise<number>;
  /** It looks through its table from the beginning each time, so that it has one turn in a round. */
  readonly isOnceARound?: boolean;
}
