import { type PriceSums, taxLabel } from '../pricing/price-sums';
import { formatYen } from './document-formats';
import { COLOURS, LINE_GAP, PAGE, SIZES } from './page-layout';
import { renderTable } from './render-table';
import type { DocumentLine, ShopDocument } from './shop-document';

/** The widths of the columns from left to right; the last three are figures, aligned right. */
const NAME_WIDTH = 268;
const FIGURES = [
  { title: '単価', isTaxed: true, x: PAGE.left + NAME_WIDTH, width: 82 },
  { title: '数量', isTaxed: false, x: PAGE.left + NAME_WIDTH + 82, width: 66 },
  {
    title: '金額',
    isTaxed: true,
    x: PAGE.left + NAME_WIDTH + 148,
    width: PAGE.width - NAME_WIDTH - 148,
  },
] as const;
const PAD = 5;
const REDUCED_MARK = ' ※';

/** Renders the table of goods with their prices. */
export const renderLines = (pdf: PDFKit.PDFDocument, { lines, priceSums }: ShopDocument): void =>
  renderTable(pdf, lines, {
    drawTitles: (y) => drawTitles(pdf, priceSums, y),
    heightOf: (line) => heightOf(pdf, line),
    drawRow: (line, y) => drawLine(pdf, line, y),
  });

function drawTitles(pdf: PDFKit.PDFDocument, sums: PriceSums, y: number): void {
  pdf.text('品名', PAGE.left + PAD, y, { width: NAME_WIDTH, lineBreak: false });
  for (const { title, isTaxed, x, width } of FIGURES)
    pdf.text(isTaxed ? title + taxLabel(sums) : title, x, y, {
      width: width - PAD,
      align: 'right',
      lineBreak: false,
    });
}

const nameOf = ({ name, isReduced }: DocumentLine) => (isReduced ? name + REDUCED_MARK : name);
const nameOptions = { width: NAME_WIDTH - 2 * PAD, lineGap: LINE_GAP };

function heightOf(pdf: PDFKit.PDFDocument, line: DocumentLine): number {
  const name = pdf.font('regular').fontSize(SIZES.text).heightOfString(nameOf(line), nameOptions);
  const detail =
    line.detail === '' ? 0 : pdf.fontSize(SIZES.small).heightOfString(line.detail, nameOptions) + 2;
  return name + detail + 2 * PAD;
}

function drawLine(pdf: PDFKit.PDFDocument, line: DocumentLine, y: number): void {
  pdf.font('regular').fontSize(SIZES.text).fillColor(COLOURS.text);
  pdf.text(nameOf(line), PAGE.left + PAD, y + PAD, nameOptions);
  if (line.detail !== '')
    pdf
      .fontSize(SIZES.small)
      .fillColor(COLOURS.faint)
      .text(line.detail, PAGE.left + PAD, pdf.y + 2, nameOptions)
      .fontSize(SIZES.text)
      .fillColor(COLOURS.text);
  const figures = [formatYen(line.unitPrice), line.quantity, formatYen(line.amount)];
  for (const [index, { x, width }] of FIGURES.entries())
    pdf.text(figures[index] ?? '', x, y + PAD, { width: width - PAD, align: 'right' });
}
