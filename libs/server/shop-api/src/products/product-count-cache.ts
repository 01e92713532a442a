import { LRUCache } from 'lru-cache';
import type { DatabaseChanges } from '../db/database-changes';

const MAX_COUNTS = 1_000;

/** A statement that counts rows, as the query builder makes it. */
interface CountStatement extends PromiseLike<readonly { readonly value: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

/**
 * Caches how many products each list has, until the database announces that products changed: counting is the one part
 * of a list whose cost grows with the catalogue. Nothing is cached while the announcements cannot be received.
 */
export class ProductCountCache {
  private readonly counts = new LRUCache<string, number>({ max: MAX_COUNTS });
  /** Grows with every change, so that a count that was begun before the change is not cached after it. */
  private generation = 0;

  constructor(private readonly changes: DatabaseChanges | null) {
    changes?.subscribe(({ what }) => {
      if (what === 'products' || what === 'all') this.clear();
    });
  }

  /** The result of a statement that counts products, from the cache where nothing has changed since. */
  async count(statement: CountStatement): Promise<number> {
    const key = this.changes?.isListening === true ? JSON.stringify(statement.toSQL()) : null;
    const cached = key === null ? undefined : this.counts.get(key);
    if (cached !== undefined) return cached;
    const { generation } = this;
    const [row] = await statement;
    const value = row?.value ?? 0;
    if (key !== null && generation === this.generation) this.counts.set(key, value);
    return value;
  }

  private clear(): void {
    this.generation += 1;
    this.counts.clear();
  }
}
