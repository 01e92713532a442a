import { formatYen } from '@shop/format/format-yen';
import type { StreamedRecord } from '../../csv/stream-csv';
import { textOfCell } from '../../csv/spreadsheet-cell';
import { priceWithoutTax } from '../../pricing/price-without-tax';
import type { PriceSums } from '../../pricing/price-sums';
import { type TaxRate, withTax } from '../../pricing/tax-by-rate';
import { LONGEST_CODE } from './code-limits';
import type { CellFormat } from './cell-format';
import { type FlagWords, normaliseFlag } from './flag-words';
import type { FileConventions } from './file-conventions';
import type { RowIssue, RowPlace } from './imported-model';
import { isMangledCode } from './is-mangled-code';
import { namesOfList } from './name-list';
import type { ProductsOfNumbers } from './read-products-of-numbers';

const MAX_TEXT_LENGTH = 20_000;
const MAX_YEN = 99_999_999;
const MAX_NAME_LENGTH = 100;
const MAX_STOCK = 1_000_000;
/** A hyphen or a minus, and at most as many pieces as a stock may have. */
const OVERSOLD = /^[-−]\d{1,7}$/;

/** What is said about the rows of a file. */
export interface RowIssues {
  /** What rejects the file. */
  readonly errors: RowIssue[];
  /** What was read differently from what it says. */
  readonly notes: RowIssue[];
  /** Stocks below nothing, which are read as none. */
  readonly oversold: RowPlace[];
  /** Products whose options are not read. */
  readonly lostOptions: RowPlace[];
  /** The headings of the columns that are read. */
  readonly usedHeadings: Set<string>;
}

/** Reads the values of one record and collects what is wrong with them. */
export class RowReader {
  constructor(
    private readonly record: Pick<StreamedRecord, 'row' | 'values'>,
    readonly conventions: FileConventions &
      CellFormat & { readonly prices: PriceSums; readonly productsOfNumbers: ProductsOfNumbers },
    private readonly remarks: RowIssues,
  ) {}

  /** Its row as spreadsheets count. */
  get line(): number {
    return this.record.row;
  }

  /** As the file names the column. */
  private headingOf(field: string): string {
    return this.conventions.headings[field] ?? field;
  }

  /** Where something stands, for messages about it. */
  placeOf(field: string): RowPlace {
    const code = (this.record.values.get(this.headingOf(this.conventions.codeField)) ?? '').trim();
    return { line: this.line, code, field: this.headingOf(field) };
  }

  fail(field: string, reason: string): void {
    this.remarks.errors.push({ ...this.placeOf(field), reason });
  }

  /** Whether the file has such a column. */
  has(field: string): boolean {
    return this.record.values.has(this.headingOf(field));
  }

  /** Remembers a product that has options which are not read. */
  noteLostOptions(): void {
    const { lostOptions, codeField } = this.conventions;
    const hasLost = [...this.record.values].some(
      ([heading, cell]) => lostOptions?.test(heading) === true && cell.trim() !== '',
    );
    if (hasLost) this.remarks.lostOptions.push(this.placeOf(codeField));
  }

  /** What the column of this heading says, unchecked. */
  cell(heading: string): string {
    return textOfCell(this.record.values.get(heading) ?? '')
      .normalize('NFC')
      .trim();
  }

  text(field: string, longest = MAX_TEXT_LENGTH): string {
    this.remarks.usedHeadings.add(this.headingOf(field));
    const value = this.cell(this.headingOf(field));
    if (value.length > longest) this.fail(field, `${longest}文字以内で入力してください`);
    if (/[^\P{Cc}\n\t]/u.test(value)) this.fail(field, '使用できない文字が含まれています');
    return value;
  }

  required(field: string, longest: number): string {
    const value = this.text(field, longest);
    if (value === '') this.fail(field, '必須項目です');
    return value;
  }

  /**
   * The code of the row's product; in a file without codes that of the variant with the row's number. A number that the shop
   * lacks stands for a product that it lacks.
   */
  productCode(numberField: string): string {
    const { codeField, productsOfNumbers } = this.conventions;
    if (this.has(codeField)) {
      this.requireUnmangled(codeField);
      return this.required(codeField, LONGEST_CODE);
    }
    const number = this.required(numberField, LONGEST_CODE);
    const code = productsOfNumbers.get(number);
    if (code === null)
      this.fail(
        numberField,
        `いくつかの商品がこの番号を使っています。「${this.headingOf(codeField)}」の列を加えてください`,
      );
    return code ?? number;
  }

  /** A code that a spreadsheet has changed would make another product of it. */
  requireUnmangled(field: string): void {
    const cell = (this.record.values.get(this.headingOf(field)) ?? '').normalize('NFKC').trim();
    if (isMangledCode(cell))
      this.fail(
        field,
        `「${cell}」は、表計算ソフトが番号を数値や日付に変えたものです。列を「文字列」にしてから番号を入れ直すか、このとおりの番号なら前に ' を付けてください`,
      );
  }

  /** The tax rate of a product for which the file has no column. */
  knownTaxRate(code: string): TaxRate {
    return this.conventions.ratesOfKnown.get(code) ?? this.conventions.taxRate;
  }

  /** The names in a cell, each once: `麻, 夏`, or `"1,000円以下", 夏`. */
  names(field: string): readonly string[] {
    const names = namesOfList(this.text(field));
    if (names.some((name) => name.length > MAX_NAME_LENGTH))
      this.fail(field, `ひとつ${MAX_NAME_LENGTH}文字以内で入力してください`);
    return [...new Set(names)];
  }

  /** A price in whole yen, as the shop states it; `1980`, `1,980`, `1980.00` and `¥1,980` are the same. */
  price(field: string, taxRate: TaxRate): number | null {
    const value = this.text(field)
      .normalize('NFKC')
      .replace(/^[¥\\]\s?|円$/g, '')
      .replaceAll(',', '');
    if (value === '') return null;
    const amount = /^\d+(?:\.0+)?$/.test(value) ? Number(value) : Number.NaN;
    if (amount <= MAX_YEN) return this.stated(field, amount, taxRate);
    const decimals = /^\d+\.\d+$/.test(value) ? '円に小数はありません。' : '';
    this.fail(
      field,
      `「${value}」は読めません。${decimals}0円から${formatYen(MAX_YEN)}までの整数で入力してください`,
    );
    return null;
  }

  private stated(field: string, amount: number, taxRate: TaxRate): number {
    const { prices, sums } = this.conventions;
    if (prices === sums) return amount;
    if (sums === 'with-tax') return withTax(amount, taxRate);
    const price = priceWithoutTax(amount, taxRate);
    const shown = withTax(price, taxRate);
    if (shown !== amount)
      this.remarks.notes.push({
        ...this.placeOf(field),
        reason: `税込${formatYen(amount)}になる税抜の価格がないため、税込${formatYen(shown)}にします`,
      });
    return price;
  }

  whole(field: string, fallback: number, most: number): number {
    const value = this.text(field).normalize('NFKC');
    if (value === '') return fallback;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    this.fail(field, `「${value}」は読めません。0から${most}までの整数で入力してください`);
    return fallback;
  }

  /**
   * A stock; null where the cell is empty. Other systems go on counting below nothing where they sold more than there was: that
   * is none, which the operator is told.
   */
  stock(field: string): number | null {
    const value = this.text(field).normalize('NFKC');
    if (value === '') return null;
    if (!OVERSOLD.test(value) || Number(value.slice(1)) > MAX_STOCK) return this.whole(field, 0, MAX_STOCK);
    if (Number(value.slice(1)) > 0) this.remarks.oversold.push(this.placeOf(field));
    return 0;
  }

  /** Yes or no; null where the cell is empty, or says neither, which is an error. */
  flag(field: string, { yes, no }: FlagWords): boolean | null {
    const written = this.text(field);
    const value = normaliseFlag(written);
    if (value === '') return null;
    if (yes.includes(value)) return true;
    if (!no.includes(value))
      this.fail(
        field,
        `「${written}」は読めません。「はい」は ${yes.join('、')}、「いいえ」は ${no.join('、')} のどれかです`,
      );
    return no.includes(value) ? false : null;
  }
}
