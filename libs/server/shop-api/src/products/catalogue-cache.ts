import { LRUCache } from 'lru-cache';
import type { DatabaseChanges } from '../db/database-changes';

/** A statement as the database gets it. */
interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * Caches what statements say about the catalogue as a whole, until the database announces that products changed: their
 * cost grows with the catalogue. Nothing is cached while the announcements cannot be received.
 */
export class CatalogueCache<Result extends NonNullable<unknown>> {
  private readonly results: LRUCache<string, Result>;
  /** Grows with every change, so that a result that was begun before the change is not cached after it. */
  private generation = 0;

  constructor(
    private readonly changes: DatabaseChanges | null,
    max: number,
  ) {
    this.results = new LRUCache<string, Result>({ max });
    changes?.subscribe(({ what }) => {
      if (what === 'products' || what === 'all') this.clear();
    });
  }

  /** The result of a statement, from the cache where nothing has changed since. */
  async read({ sql, params }: Statement, load: () => Promise<Result>): Promise<Result> {
    const key = this.changes?.isListening === true ? JSON.stringify([sql, params]) : null;
    const cached = key === null ? undefined : this.results.get(key);
    if (cached !== undefined) return cached;
    const { generation } = this;
    const result = await load();
    if (key !== null && generation === this.generation) this.results.set(key, result);
    return result;
  }

  private clear(): void {
    this.generation += 1;
    this.results.clear();
  }
}
