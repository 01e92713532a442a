/** What a spreadsheet makes of long numbers. */
const SCIENTIFIC = /^\d(?:\.\d+)?E\+\d{1,3}$/i;
const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** What it makes of numbers such as 1-2. */
const DAYS = new RegExp(`^(?:\\d{1,2}-(?:${MONTH})|(?:${MONTH})-\\d{2}|\\d{1,2}月\\d{1,2}日)$`);

/** Whether a cell with a code or a number shows what a spreadsheet has made of another one; a mark before it says that it is meant. */
export const isMangledCode = (cell: string): boolean => SCIENTIFIC.test(cell) || DAYS.test(cell);
