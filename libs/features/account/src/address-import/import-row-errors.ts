import { isApiError } from '@shop/api-client/is-api-error';
import { bookAddressRules, bookAddressWireNames } from '../address-form/book-address-fields';

/** An error in one row of the file. */
export interface ImportRowError {
  /** The row as a spreadsheet counts it; the headings are row 1. */
  readonly line: number;
  /** The field's Japanese name; empty where the whole row is meant. */
  readonly field: string;
  readonly message: string;
}

const ROW = /^rows\.(\d+)\.(.+)$/;

const labels = new Map(
  Object.entries(bookAddressRules).map(([name, rule]) => [
    Object.entries(bookAddressWireNames).find(([field]) => field === name)?.[1] ?? name,
    rule.label,
  ]),
);

/**
 * The errors by row, from the top of the file; empty where the API rejected the file as a whole, or the import failed
 * otherwise. account §7
 */
export function importRowErrors(error: unknown): readonly ImportRowError[] {
  if (!isApiError(error) || error.kind !== 'rejected') return [];
  return Object.entries(error.body.errors)
    .flatMap(([key, [message = '']]) => {
      const [, line, wire] = ROW.exec(key) ?? [];
      if (line === undefined || wire === undefined) return [];
      return [{ line: Number(line), field: labels.get(wire) ?? '', message }];
    })
    .sort((one, other) => one.line - other.line);
}
