import type { AuditValues } from '../../db/schema';
import type { FieldChange } from './field-changes';

/** What a shopper was charged or could buy, which the shop may have to prove later. */
const AUDITED: ReadonlySet<FieldChange['field']> = new Set<FieldChange['field']>([
  'taxRate',
  'isShow',
  'price',
  'beforePrice',
  'stock',
  'variants',
]);
const MOST_PRODUCTS = 100;
/** A product may have thousands of variants. */
const MOST_CHANGES = 500;

/** The changes of an import that its entry in the audit log names one by one, as many as an entry can hold. */
export class AuditedChanges {
  private readonly before = new Map<string, string>();
  private readonly after = new Map<string, string>();
  private readonly added: string[] = [];
  private products = 0;
  private left = 0;
  private addedLeft = 0;

  /** Adds a new product. */
  addNew(code: string): void {
    if (this.added.length < MOST_PRODUCTS) this.added.push(code);
    else this.addedLeft += 1;
  }

  /** Adds the changes of one product; of one in which only other fields change, that it does. */
  add(code: string, changes: readonly FieldChange[]): void {
    if (changes.length === 0) return;
    const audited = changes.filter(({ field }) => AUDITED.has(field));
    const room = this.products < MOST_PRODUCTS ? Math.max(0, MOST_CHANGES - this.after.size) : 0;
    for (const change of audited.slice(0, room)) this.note(change);
    if (audited.length === 0 && room > 0) this.after.set(`${code} product`, 'changed');
    this.products += 1;
    if (Math.max(1, audited.length) > room) this.left += 1;
  }

  private note({ code, field, before, after }: FieldChange): void {
    if (field === 'variants') {
      this.after.set(`${code} variant`, 'added');
      return;
    }
    this.before.set(`${code} ${field}`, before);
    this.after.set(`${code} ${field}`, after);
  }

  /** By the number of the product or of the variant, and the field: `D0001 price`. */
  values(): { readonly before: AuditValues | null; readonly after: AuditValues } {
    return {
      before: this.before.size === 0 ? null : Object.fromEntries(this.before),
      after: {
        ...Object.fromEntries(this.added.map((code) => [`${code} product`, 'added'])),
        ...Object.fromEntries(this.after),
        ...(this.addedLeft > 0 ? { added_not_named: this.addedLeft } : {}),
        ...(this.left > 0 ? { products_not_named: this.left } : {}),
      },
    };
  }
}
