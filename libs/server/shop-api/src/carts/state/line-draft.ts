import type { Executor } from '../../db/database';
import { createPartKey } from './cart-token';
import { changeLines, deleteLines, insertLines, listLines, type StoredLine } from './line-store';

/** A line of a draft. Lines are named by their keys: new ones have no id yet. */
export interface DraftLine {
  readonly key: string;
  /** The line that this one is an accessory of. */
  readonly parentKey: string | null;
  readonly productId: number | null;
  readonly productName: string;
  readonly uosId: number | null;
  readonly quantity: number;
  readonly shippingId: number | null;
}

/**
 * The lines of a cart that the caller has locked, changed in memory and then saved by four statements at most, however many
 * lines there are: a cart holds hundreds, and its row stays locked meanwhile.
 */
export class LineDraft {
  private readonly lines: Map<string, DraftLine>;

  private constructor(
    private readonly cartId: number,
    private readonly stored: readonly StoredLine[],
  ) {
    const keys = new Map(stored.map(({ id, key }) => [id, key]));
    this.lines = new Map(
      stored.map(({ key, parentId, productId, productName, uosId, quantity, shippingId }) => {
        const parentKey = parentId === null ? null : (keys.get(parentId) ?? null);
        return [key, { key, parentKey, productId, productName, uosId, quantity, shippingId }];
      }),
    );
  }

  static async open(tx: Executor, cartId: number): Promise<LineDraft> {
    return new LineDraft(cartId, await listLines(tx, cartId));
  }

  /** The lines as they are now, in their order. */
  list(): readonly DraftLine[] {
    return [...this.lines.values()];
  }

  change(key: string, changed: Partial<Pick<DraftLine, 'quantity' | 'shippingId'>>): void {
    const line = this.lines.get(key);
    if (line === undefined) throw new Error('The draft has no such line');
    this.lines.set(key, { ...line, ...changed });
  }

  /** Adds a line behind the others and returns its key. */
  add(line: Omit<DraftLine, 'key'>): string {
    const key = createPartKey();
    this.lines.set(key, { ...line, key });
    return key;
  }

  /** Removes a line with its accessories. */
  remove(key: string): void {
    this.lines.delete(key);
    for (const line of this.list()) if (line.parentKey === key) this.lines.delete(line.key);
  }

  /** Writes what has changed. The draft has done its work then. */
  async save(tx: Executor): Promise<void> {
    const gone = this.stored.filter(({ key }) => !this.lines.has(key)).map(({ id }) => id);
    if (gone.length > 0) await deleteLines(tx, this.cartId, { ids: gone });
    await changeLines(tx, this.changes());
    const ids = new Map(this.stored.map(({ key, id }) => [key, id]));
    const added = this.list().filter(({ key }) => !ids.has(key));
    const [own, accessories] = [
      added.filter(({ parentKey }) => parentKey === null),
      added.filter(({ parentKey }) => parentKey !== null),
    ];
    for (const { key, id } of await this.insert(tx, own, ids)) ids.set(key, id);
    await this.insert(tx, accessories, ids);
  }

  private changes() {
    return this.stored.flatMap(({ id, key, quantity, shippingId }) => {
      const line = this.lines.get(key);
      const isChanged = line?.quantity !== quantity || line.shippingId !== shippingId;
      return line !== undefined && isChanged ? [{ id, ...line }] : [];
    });
  }

  private insert(tx: Executor, lines: readonly DraftLine[], ids: ReadonlyMap<string, number>) {
    return insertLines(
      tx,
      lines.map(({ parentKey, ...line }) => ({
        ...line,
        cartId: this.cartId,
        parentId: parentKey === null ? null : (ids.get(parentKey) ?? null),
      })),
    );
  }
}
