import type { DatabaseChanges } from '../db/database-changes';

/** So many totals are kept; the oldest goes first. */
const MOST_KEPT = 1_000;

/** A statement that counts rows, as the query builder makes it. */
interface CountStatement extends PromiseLike<readonly { readonly value: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

/**
 * How many products each list has, kept until the database announces that products changed: counting is the one thing
 * about a page that grows with the catalogue. Nothing is kept while announcements are not heard.
 */
export class ProductCountCache {
  private readonly kept = new Map<string, number>();
  /** Grows with every change, so that what was counted meanwhile is not kept. */
  private generation = 0;

  constructor(private readonly changes: DatabaseChanges | null) {
    changes?.subscribe(({ what }) => {
      if (what === 'products' || what === 'all') this.forget();
    });
  }

  /** The result of a statement that counts products, from memory where nothing has changed since. */
  async count(statement: CountStatement): Promise<number> {
    const key = this.changes?.isListening === true ? JSON.stringify(statement.toSQL()) : null;
    const known = key === null ? undefined : this.kept.get(key);
    if (known !== undefined) return known;
    const { generation } = this;
    const [row] = await statement;
    const value = row?.value ?? 0;
    if (key !== null && generation === this.generation) this.keep(key, value);
    return value;
  }

  private keep(key: string, value: number): void {
    this.kept.set(key, value);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  private forget(): void {
    this.generation += 1;
    this.kept.clear();
  }
}
