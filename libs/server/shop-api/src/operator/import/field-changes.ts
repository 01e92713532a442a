import { IMPORT_FIELDS, type ImportField } from './import-fields';

/** A field of a product or a variant that an import changes, in the words of the report. */
export interface FieldChange {
  readonly field: ImportField | 'variants';
  /** Of the product, or of the variant. */
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

const LABELS: Readonly<Record<FieldChange['field'], string>> = {
  name: '商品名',
  nameKana: 'ふりがな',
  catchCopy: '一言',
  description: '説明',
  maker: 'メーカー',
  brand: 'ブランド',
  categories: 'カテゴリー',
  tags: 'タグ',
  taxRate: '税率',
  shippingDays: '発送までの日数',
  isShow: '表示',
  variantCode: '商品番号',
  options: '選択肢',
  price: '価格',
  beforePrice: '値下げ前の価格',
  stock: '在庫',
  isSoldOnOrder: 'お取り寄せ',
  pictures: '画像',
  variants: '増えるバリエーション',
};
const FIELDS: readonly FieldChange['field'][] = [...IMPORT_FIELDS, 'variants'];

/** How many products an import changes, by field, with the first of each. */
export class FieldChanges {
  private readonly fields = new Map<
    FieldChange['field'],
    { products: number; readonly first: FieldChange }
  >();

  /** Adds the changes of one product; each field counts once. */
  add(changes: readonly FieldChange[]): void {
    for (const [field, first] of new Map([...changes].reverse().map((change) => [change.field, change]))) {
      const known = this.fields.get(field);
      if (known === undefined) this.fields.set(field, { products: 1, first });
      else known.products += 1;
    }
  }

  /** A line for each field: `価格：3件（例 D0001：1,000円 → 1,200円）`. */
  lines(): readonly string[] {
    return FIELDS.flatMap((field) => {
      const counted = this.fields.get(field);
      if (counted === undefined) return [];
      const { products, first } = counted;
      return [`${LABELS[field]}：${products}件（例 ${first.code}：${first.before} → ${first.after}）`];
    });
  }
}
