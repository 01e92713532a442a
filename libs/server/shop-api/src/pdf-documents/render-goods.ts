import { COLOURS, drawHairline, ensureRoom, LINE_GAP, PAGE, SIZES } from './page-layout';
import type { DocumentGood } from './shop-document';

const QUANTITY_WIDTH = 96;
const PAD = 5;
const HEADER_HEIGHT = 20;
const QUANTITY_X = PAGE.right - QUANTITY_WIDTH;
const nameOptions = { width: PAGE.width - QUANTITY_WIDTH - 2 * PAD, lineGap: LINE_GAP };
const quantityOptions = { width: QUANTITY_WIDTH - PAD, align: 'right' } as const;

/** Renders the table of goods without prices on as many pages as it needs, each with the table's header. */
export function renderGoods(pdf: PDFKit.PDFDocument, goods: readonly DocumentGood[]): void {
  let y = drawHeader(pdf, ensureRoom(pdf, pdf.y, HEADER_HEIGHT * 2));
  for (const good of goods) {
    const height = heightOf(pdf, good);
    const place = ensureRoom(pdf, y, height);
    y = place === y ? y : drawHeader(pdf, place);
    drawGood(pdf, good, y);
    y += height;
    drawHairline(pdf, y, PAGE.left, PAGE.right);
  }
  pdf.y = y + 14;
}

function drawHeader(pdf: PDFKit.PDFDocument, y: number): number {
  pdf.rect(PAGE.left, y, PAGE.width, HEADER_HEIGHT).fill(COLOURS.shade);
  pdf.fillColor(COLOURS.text).font('bold').fontSize(SIZES.small);
  pdf.text('品名', PAGE.left + PAD, y + 6, { ...nameOptions, lineBreak: false });
  pdf.text('数量', QUANTITY_X, y + 6, { ...quantityOptions, lineBreak: false });
  return y + HEADER_HEIGHT;
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
