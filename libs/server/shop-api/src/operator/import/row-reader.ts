import type { CsvRecord } from '../../csv/read-csv';
import { restore } from '../../csv/write-csv';
import type { RowIssue } from './imported-model';

const LONGEST_TEXT = 20_000;
const MAX_YEN = 99_999_999;
const KEY = /[^a-z0-9]+/g;
const TRUE = /^(?:1|true|yes|はい|表示|active)$/i;

/** Reads the values of one record and collects what is wrong with them. */
export class RowReader {
  constructor(
    private readonly record: CsvRecord,
    private readonly errors: RowIssue[],
  ) {}

  get line(): number {
    return this.record.line;
  }

  fail(field: string, reason: string): void {
    this.errors.push({ line: this.line, field, reason });
  }

  text(field: string, longest = LONGEST_TEXT): string {
    const value = restore(this.record.values.get(field) ?? '')
      .normalize('NFC')
      .trim();
    if (value.length > longest) this.fail(field, `${longest}文字以内で入力してください`);
    if (/[^\P{Cc}\n\t]/u.test(value)) this.fail(field, '使用できない文字が含まれています');
    return value;
  }

  required(field: string, longest: number): string {
    const value = this.text(field, longest);
    if (value === '') this.fail(field, '必須項目です');
    return value;
  }

  /** Whole yen; `1980`, `1,980` and `1980.00` are the same. */
  yen(field: string): number | null {
    const value = this.text(field).normalize('NFKC').replaceAll(',', '');
    if (value === '') return null;
    const amount = /^\d+(?:\.0+)?$/.test(value) ? Number(value) : Number.NaN;
    if (amount <= MAX_YEN) return amount;
    this.fail(field, `0円から${MAX_YEN.toLocaleString('ja-JP')}円までの整数で入力してください`);
    return null;
  }

  whole(field: string, fallback: number, most: number): number {
    const value = this.text(field).normalize('NFKC');
    if (value === '') return fallback;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    this.fail(field, `0から${most}までの整数で入力してください`);
    return fallback;
  }

  flag(field: string, fallback: boolean): boolean {
    const value = this.text(field);
    return value === '' ? fallback : TRUE.test(value);
  }
}

/** A text as it may stand in an address. */
export const addressKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KEY, '-')
    .replace(/^-+|-+$/g, '');
