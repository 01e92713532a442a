import { LRUCache } from 'lru-cache';
import type { DatabaseChanges } from '../db/database-changes';

/** A statement as the database gets it. */
interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** How much a cache holds: so many results, or so many bytes of them. */
type CacheLimits<Result> =
  | { readonly max: number }
  | { readonly maxSize: number; readonly sizeCalculation: (result: Result, key: string) => number };

/**
 * Caches what statements say about the catalogue as a whole, until the database announces that products changed: their
 * cost grows with the catalogue. A statement that is asked for while it runs runs once. Nothing is cached while the
 * announcements cannot be received.
 */
export class CatalogueCache<Result extends NonNullable<unknown>> {
  private readonly results: LRUCache<string, Result>;
  /** What is being read. A change forgets it, so that neither is it cached nor does a later caller get it. */
  private readonly loads = new Map<string, Promise<Result>>();

  constructor(
    private readonly changes: DatabaseChanges | null,
    limits: CacheLimits<Result>,
  ) {
    this.results = new LRUCache<string, Result>(limits);
    changes?.subscribe(({ what }) => {
      if (what === 'products' || what === 'all') this.clear();
    });
  }

  /** The result of a statement, from the cache where nothing has changed since. */
  async read({ sql, params }: Statement, load: () => Promise<Result>): Promise<Result> {
    if (this.changes?.isListening !== true) return load();
    const key = JSON.stringify([sql, params]);
    return this.results.get(key) ?? this.loads.get(key) ?? this.load(key, load);
  }

  private load(key: string, load: () => Promise<Result>): Promise<Result> {
    const loading = load()
      .then((result) => {
        if (this.loads.get(key) === loading) this.results.set(key, result);
        return result;
      })
      .finally(() => {
        if (this.loads.get(key) === loading) this.loads.delete(key);
      });
    this.loads.set(key, loading);
    return loading;
  }

  private clear(): void {
    this.loads.clear();
    this.results.clear();
  }
}
