import { csvLine } from '../../csv/write-csv';
import { wrongUsage } from '../command/operator-error';

/** How a list is printed: lines for people, or JSON and CSV for programs. */
const LIST_FORMATS = ['text', 'json', 'csv'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A value of a list; what has parts is JSON in a CSV file too. */
type ListValue =
  string | number | boolean | null | Readonly<Record<string, string | number | boolean | null>>;

/** What programs get of a row: its values by column, in the order of the columns. */
export type ListColumns<Row> = Readonly<Record<string, (row: Row) => ListValue>>;

/** Reads `--format`; throws an `OperatorError` that names the formats. */
export function readFormat(given: string): ListFormat {
  const format = LIST_FORMATS.find((one) => one === given);
  if (format !== undefined) return format;
  throw wrongUsage(
    `--format は ${LIST_FORMATS.join('、')} のどれかです: ${given}`,
    `--format is one of ${LIST_FORMATS.join(', ')}: ${given}`,
  );
}

/** The lines of a JSON array with one object a line, so that no line grows with the list. */
export function jsonLines<Row>(rows: readonly Row[], columns: ListColumns<Row>): readonly string[] {
  if (rows.length === 0) return ['[]'];
  const objects = rows.map((row) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(columns).map(([name, valueOf]) => [name, valueOf(row)])),
    ),
  );
  return ['[', ...objects.map((text, index) => (index === objects.length - 1 ? text : `${text},`)), ']'];
}

/** The lines of a CSV file that Excel opens, with its headings also where there are no rows. */
export function csvLines<Row>(rows: readonly Row[], columns: ListColumns<Row>): readonly string[] {
  const values = Object.values(columns);
  return [
    csvLine(Object.keys(columns), { isFirst: true }),
    ...rows.map((row) => csvLine(values.map((valueOf) => cell(valueOf(row))))),
  ];
}

function cell(value: ListValue): string | number {
  if (value === null) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'boolean' ? String(value) : value;
}
