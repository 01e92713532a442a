import { saveFile } from '@shop/site/downloads/save-file';
import { DESK_HEADINGS } from './parse-desk-text';

/** With a BOM spreadsheets open it as UTF-8. */
const SAMPLE = `\uFEFF${DESK_HEADINGS.join(',')}\r\nA0001,10\r\nA0002,5\r\n`;

/** Saves a file with the headings and two rows to write over. */
export const saveSampleDeskFile = (name: string): void =>
  saveFile(new Blob([SAMPLE], { type: 'text/csv' }), name);
