import { divideInDraft, type Places } from '../changes/divide-line';
import type { CartShippingRow } from '../state/cart-destination';
import type { DraftLine, LineDraft } from '../state/line-draft';

/** A product by its id, with the name that a line keeps. */
interface SharedProduct {
  readonly id: number;
  readonly name: string;
}

/**
 * Gives each destination of a cart so many single pieces of a product, by its id; what is not named has none. Pieces move
 * with their accessories from where there are too many; then what is still too many is taken out, and what is missing is
 * added.
 */
export function shareOut(
  draft: LineDraft,
  places: Places,
  product: SharedProduct,
  wanted: ReadonlyMap<number, number>,
): void {
  const balanceNow = () =>
    new ShareBalance(
      draft.list().filter((line) => isLoose(line, product.id)),
      places.shippings,
      wanted,
    );
  let balance = balanceNow();
  for (let move = balance.nextMove(); move !== null; move = balance.nextMove()) {
    divideInDraft(draft, places, move.lineKey, move.parts);
    balance = balanceNow();
  }
  for (const { line, quantity } of balance.lowered()) {
    if (quantity === 0) draft.remove(line.key);
    else draft.change(line.key, { quantity });
  }
  for (const { shippingId, line, missing } of balance.missing()) {
    if (line !== undefined) draft.change(line.key, { quantity: line.quantity + missing });
    else
      draft.add({
        productId: product.id,
        productName: product.name,
        uosId: null,
        quantity: missing,
        shippingId,
        parentKey: null,
      });
  }
}

/** As `isLooseLine`, of a line that may not be stored yet. */
const isLoose = ({ productId, uosId, parentKey }: DraftLine, id: number): boolean =>
  productId === id && uosId === null && parentKey === null;

/** The lines of a product beside what each destination is to have. */
class ShareBalance {
  constructor(
    private readonly lines: readonly DraftLine[],
    private readonly shippings: readonly CartShippingRow[],
    private readonly wanted: ReadonlyMap<number, number>,
  ) {}

  private placeOf({ shippingId }: DraftLine): number | undefined {
    return shippingId ?? this.shippings[0]?.id;
  }

  /** Above zero where a destination has too few. */
  private lackAt(id: number): number {
    const there = this.lines.filter((line) => this.placeOf(line) === id);
    return (this.wanted.get(id) ?? 0) - there.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** One division that takes pieces from where there are too many to where some are missing; null where there is none. */
  nextMove(): {
    readonly lineKey: string;
    readonly parts: readonly { readonly shipping_key: string; readonly quantity: number }[];
  } | null {
    const line = this.lines.find((one) => this.lackAt(this.placeOf(one) ?? 0) < 0);
    const place = line === undefined ? undefined : this.placeOf(line);
    if (line === undefined || place === undefined) return null;
    const surplus = Math.min(line.quantity, -this.lackAt(place));
    let left = surplus;
    const given = this.shippings.flatMap(({ id, key }) => {
      const quantity = Math.min(left, Math.max(0, this.lackAt(id)));
      left -= quantity;
      return quantity === 0 ? [] : [{ shipping_key: key, quantity }];
    });
    if (given.length === 0) return null;
    const kept = line.quantity - surplus + left;
    const key = this.shippings.find(({ id }) => id === place)?.key ?? '';
    return {
      lineKey: line.key,
      parts: [...(kept > 0 ? [{ shipping_key: key, quantity: kept }] : []), ...given],
    };
  }

  /** The lines of which something is too many, with what is left of them. */
  lowered(): readonly { readonly line: DraftLine; readonly quantity: number }[] {
    const over = new Map(this.shippings.map(({ id }) => [id, Math.max(0, -this.lackAt(id))]));
    return this.lines.flatMap((line) => {
      const place = this.placeOf(line) ?? 0;
      const taken = Math.min(line.quantity, over.get(place) ?? 0);
      over.set(place, (over.get(place) ?? 0) - taken);
      return taken === 0 ? [] : [{ line, quantity: line.quantity - taken }];
    });
  }

  /** The destinations that still have too few, with a line of theirs to raise where there is one. */
  missing(): readonly {
    readonly shippingId: number;
    readonly line: DraftLine | undefined;
    readonly missing: number;
  }[] {
    return this.shippings.flatMap(({ id }) => {
      const missing = this.lackAt(id);
      const line = this.lines.find((one) => this.placeOf(one) === id);
      return missing > 0 ? [{ shippingId: id, line, missing }] : [];
    });
  }
}
