import { formatYen } from './document-formats';
import { COLOURS, LINE_GAP, PAGE, SIZES } from './page-layout';
import { renderTable } from './render-table';
import type { DocumentEntry } from './shop-document';

const DAY_WIDTH = 104;
const AMOUNT_WIDTH = 96;
const PAD = 5;
const NAME_X = PAGE.left + DAY_WIDTH;
const AMOUNT_X = PAGE.right - AMOUNT_WIDTH;
const nameOptions = { width: AMOUNT_X - NAME_X - 2 * PAD, lineGap: LINE_GAP };

/** Renders the table of the orders that a statement collects. */
export const renderEntries = (pdf: PDFKit.PDFDocument, entries: readonly DocumentEntry[]): void =>
  renderTable(pdf, entries, {
    drawTitles: (y) => drawTitles(pdf, y),
    heightOf: (entry) => heightOf(pdf, entry),
    drawRow: (entry, y) => drawEntry(pdf, entry, y),
  });

function drawTitles(pdf: PDFKit.PDFDocument, y: number): void {
  pdf.text('取引年月日', PAGE.left + PAD, y, { width: DAY_WIDTH, lineBreak: false });
  pdf.text('内容', NAME_X + PAD, y, { width: nameOptions.width, lineBreak: false });
  pdf.text('金額（税込）', AMOUNT_X, y, { width: AMOUNT_WIDTH - PAD, align: 'right', lineBreak: false });
}

function heightOf(pdf: PDFKit.PDFDocument, { name, details }: DocumentEntry): number {
  const head = pdf.font('regular').fontSize(SIZES.text).heightOfString(name, nameOptions);
  const below = pdf.fontSize(SIZES.small).heightOfString(details.join('\n'), nameOptions);
  return head + below + 2 + 2 * PAD;
}

function drawEntry(pdf: PDFKit.PDFDocument, { day, name, details, amount }: DocumentEntry, y: number): void {
  pdf.font('regular').fontSize(SIZES.text).fillColor(COLOURS.text);
  pdf.text(day, PAGE.left + PAD, y + PAD, { width: DAY_WIDTH - PAD, lineBreak: false });
  pdf.text(name, NAME_X + PAD, y + PAD, nameOptions);
  pdf
    .fontSize(SIZES.small)
    .fillColor(COLOURS.faint)
    .text(details.join('\n'), NAME_X + PAD, pdf.y + 2, nameOptions)
    .fontSize(SIZES.text)
    .fillColor(COLOURS.text)
    .text(formatYen(amount), AMOUNT_X, y + PAD, { width: AMOUNT_WIDTH - PAD, align: 'right' });
}
