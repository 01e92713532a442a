import { unescapeFormula } from './write-csv';

/** Whole numbers that a spreadsheet saves as it has read them. */
const KEPT = /^(?:0|[1-9]\d{0,10})$/;
/** Numbers, dates and times: 007 becomes 7, 1-2 a day in January, sixteen digits lose their last ones. */
const NUMBERS = /^\d[\d.,:/+\-eE%年月日時分秒 ]*$/;
const MONTHS = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[-/. ]?\d{1,4}$/i;
/** Days as an English spreadsheet writes them: 1-Feb. */
const DAYS = /^\d{1,2}[-/. ]?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/i;
/** Days of Japanese eras. */
const ERAS = /^[MTSHR]\d{1,2}[./-]\d/i;
const TRUTH = /^(?:true|false)$/i;
const MARKS = /^'*/;
const MARK = "'";

function isChanged(text: string): boolean {
  const value = text.replace(MARKS, '');
  if (KEPT.test(value)) return false;
  // Digits of full width are numbers too.
  const plain = value.normalize('NFKC');
  return [NUMBERS, MONTHS, DAYS, ERAS, TRUTH].some((changed) => changed.test(plain));
}

/** A text as a cell that a spreadsheet saves as it was: what it would make a number or a date of gets a mark. */
export const spreadsheetCell = (text: string): string => (isChanged(text) ? MARK + text : text);

/** The text of a cell that `spreadsheetCell` or `csvLine` wrote. */
export const textOfCell = (cell: string): string =>
  cell.startsWith(MARK) && isChanged(cell) ? cell.slice(MARK.length) : unescapeFormula(cell);
