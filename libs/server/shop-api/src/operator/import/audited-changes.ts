import type { AuditValues } from '../../db/schema';
import type { FieldChange } from './field-changes';

/** What a shopper was charged or could buy, which the shop may have to prove later. */
const AUDITED: ReadonlySet<FieldChange['field']> = new Set<FieldChange['field']>([
  'taxRate',
  'isShow',
  'price',
  'beforePrice',
  'stock',
]);
const MOST_PRODUCTS = 100;
/** A product may have thousands of variants. */
const MOST_CHANGES = 500;

/** The changes of an import that its entry in the audit log names one by one, as many as an entry can hold. */
export class AuditedChanges {
  private readonly kept: FieldChange[] = [];
  private products = 0;
  private left = 0;

  /** Adds the changes of one product. */
  add(changes: readonly FieldChange[]): void {
    const audited = changes.filter(({ field }) => AUDITED.has(field));
    if (audited.length === 0) return;
    const room = this.products < MOST_PRODUCTS ? MOST_CHANGES - this.kept.length : 0;
    this.kept.push(...audited.slice(0, room));
    this.products += 1;
    if (audited.length > room) this.left += 1;
  }

  /** By the number of the product or of the variant, and the field: `D0001 price`. */
  values(): { readonly before: AuditValues | null; readonly after: AuditValues } {
    const of = (side: 'before' | 'after'): AuditValues =>
      Object.fromEntries(this.kept.map((change) => [`${change.code} ${change.field}`, change[side]]));
    return {
      before: this.kept.length === 0 ? null : of('before'),
      after: { ...of('after'), ...(this.left > 0 ? { products_not_named: this.left } : {}) },
    };
  }
}
