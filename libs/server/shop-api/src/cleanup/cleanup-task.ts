import type { ShopApiParts } from '../ports/shop-api-parts';

/** What the cleanup needs. */
export type CleanupDependencies = Pick<ShopApiParts, 'db' | 'clock' | 'config' | 'files' | 'log' | 'mail'>;

/** What a task gets: the dependencies, and whether its time is over. */
export interface CleanupContext extends CleanupDependencies {
  /** Whether the task should end after its current batch; the next round continues. */
  isOver(): boolean;
}

/** One kind of cleanup. Tasks do not depend on each other: one that fails does not stop the others. */
export interface CleanupTask {
  /** Names its count in the log, e.g. `mails`. */
  readonly name: string;
  /**
   * Returns the number of deleted rows or files, of orders that were cancelled or reminded of, or of statements that were made. Several processes may
   * run it at once.
   */
  run(context: CleanupContext): Promise<number>;
}
