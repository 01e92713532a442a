import type { RowIssue } from '../import/imported-model';
import type { VariantIds } from './find-variants';

const TEXT_MAX = 200;

/** A row of a file of offers. What is wrong with it is added to the errors, by row, product and heading. */
export class OfferRow {
  constructor(
    private readonly place: Pick<RowIssue, 'line' | 'code'>,
    readonly text: (heading: string) => string,
    private readonly errors: RowIssue[],
  ) {}

  fail(heading: string, reason: string): void {
    this.errors.push({ ...this.place, field: heading, reason });
  }

  /** A text that must be there. */
  required(heading: string): string {
    const text = this.text(heading);
    if (text === '') this.fail(heading, '必須項目です');
    else if (text.length > TEXT_MAX) this.fail(heading, `${TEXT_MAX} 文字までです`);
    return text;
  }

  /** A whole number within bounds; `otherwise` where it is left out. */
  whole(heading: string, [lowest, highest]: readonly [number, number], otherwise?: number): number {
    const text = this.text(heading).normalize('NFKC').replaceAll(',', '');
    if (text === '' && otherwise !== undefined) return otherwise;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= lowest && value <= highest) return value;
    this.fail(
      heading,
      `${text === '' ? '' : `「${text}」は読めません。`}${lowest} から ${highest} の整数を入力してください`,
    );
    return lowest;
  }

  /** The id of the variant whose number stands there. */
  variant(heading: string, ids: VariantIds): number {
    const code = this.required(heading);
    const id = ids.get(code);
    if (id === undefined && code !== '') this.fail(heading, `商品がありません: ${code}`);
    return id ?? 0;
  }
}
