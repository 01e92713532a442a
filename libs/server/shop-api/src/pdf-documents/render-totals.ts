import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { formatYen } from './document-formats';
import { COLOURS, ensureRoom, PAGE, drawHairline, SIZES } from './page-layout';
import type { DocumentSum, ShopDocument } from './shop-document';

const WIDTH = 250;
const LEFT = PAGE.right - WIDTH;
const ROW = 17;
const NOTE_ROW = 13;

/** Renders sums, taxes by rate, totals and notes, together on one page. */
export function renderTotals(pdf: PDFKit.PDFDocument, document: ShopDocument): void {
  const { sums, taxes, totals, notes } = document;
  const rows = sums.length + taxes.length * 2 + totals.length;
  let y = ensureRoom(pdf, pdf.y, rows * ROW + notes.length * NOTE_ROW + 3 * ROW);
  if (rows > 0) {
    y = drawRows(pdf, sums, y);
    y = drawTaxes(pdf, document, y);
    drawHairline(pdf, y, LEFT, PAGE.right, 1);
    y = drawRows(pdf, totals, y + 4, true);
  }
  pdf.font('regular').fontSize(SIZES.small).fillColor(COLOURS.faint);
  y += ROW;
  for (const note of notes) {
    pdf.text(note, PAGE.left, y, { width: PAGE.width });
    y = pdf.y + 2;
  }
}

function drawRow(pdf: PDFKit.PDFDocument, label: string, figure: string, y: number): number {
  pdf.text(label, LEFT, y, { width: WIDTH, lineBreak: false });
  pdf.text(figure, LEFT, y, { width: WIDTH - 5, align: 'right', lineBreak: false });
  return y + ROW;
}

function drawRows(
  pdf: PDFKit.PDFDocument,
  rows: readonly DocumentSum[],
  top: number,
  isBold = false,
): number {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(isBold ? SIZES.text + 1 : SIZES.text)
    .fillColor(COLOURS.text);
  let y = top;
  for (const { label, amount } of rows) y = drawRow(pdf, label, formatYen(amount), y);
  return y;
}

/**
 * What a qualified invoice must show: the taxed amount without tax and the tax of each rate. Where the sums above have
 * the tax in them, these rows say what is in them instead of what is added.
 */
function drawTaxes(pdf: PDFKit.PDFDocument, { taxes, priceSums }: ShopDocument, top: number): number {
  pdf.font('regular').fontSize(SIZES.text).fillColor(COLOURS.text);
  let y = top;
  const part = priceSums === 'with-tax' ? 'うち' : '';
  for (const { rate, taxable, tax } of taxes) {
    const mark = rate === REDUCED_TAX_RATE ? '（※軽減税率）' : '';
    y = drawRow(pdf, `${part}${rate}%対象${mark}（税抜）`, formatYen(taxable), y);
    y = drawRow(pdf, `　${part}消費税（${rate}%）`, formatYen(tax), y);
  }
  return y;
}
