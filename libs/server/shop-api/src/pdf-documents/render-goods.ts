import { COLOURS, LINE_GAP, PAGE, SIZES } from './page-layout';
import { renderTable } from './render-table';
import type { DocumentGood } from './shop-document';

const QUANTITY_WIDTH = 96;
const PAD = 5;
const QUANTITY_X = PAGE.right - QUANTITY_WIDTH;
const nameOptions = { width: PAGE.width - QUANTITY_WIDTH - 2 * PAD, lineGap: LINE_GAP };
const quantityOptions = { width: QUANTITY_WIDTH - PAD, align: 'right' } as const;

/** Renders the table of goods without prices. */
export const renderGoods = (pdf: PDFKit.PDFDocument, goods: readonly DocumentGood[]): void =>
  renderTable(pdf, goods, {
    drawTitles: (y) => drawTitles(pdf, y),
    heightOf: (good) => heightOf(pdf, good),
    drawRow: (good, y) => drawGood(pdf, good, y),
  });

function drawTitles(pdf: PDFKit.PDFDocument, y: number): void {
  pdf.text('品名', PAGE.left + PAD, y, { ...nameOptions, lineBreak: false });
  pdf.text('数量', QUANTITY_X, y, { ...quantityOptions, lineBreak: false });
}

function heightOf(pdf: PDFKit.PDFDocument, { name, detail }: DocumentGood): number {
  const ofName = pdf.font('regular').fontSize(SIZES.text).heightOfString(name, nameOptions);
  const ofDetail = pdf.fontSize(SIZES.small).heightOfString(detail, nameOptions);
  return ofName + ofDetail + 2 + 2 * PAD;
}

function drawGood(pdf: PDFKit.PDFDocument, { name, detail, quantity }: DocumentGood, y: number): void {
  pdf.font('regular').fontSize(SIZES.text).fillColor(COLOURS.text);
  pdf.text(name, PAGE.left + PAD, y + PAD, nameOptions);
  pdf
    .fontSize(SIZES.small)
    .fillColor(COLOURS.faint)
    .text(detail, PAGE.left + PAD, pdf.y + 2, nameOptions)
    .fontSize(SIZES.text)
    .fillColor(COLOURS.text);
  pdf.text(quantity, QUANTITY_X, y + PAD, quantityOptions);
}
