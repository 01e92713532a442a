import { COLOURS, drawHairline, ensureRoom, PAGE, SIZES } from './page-layout';

const HEADER_HEIGHT = 20;
/** Between the last row and what follows the table. */
const GAP_BELOW = 14;

/** How the rows of a table are drawn. */
interface TableLayout<Row> {
  /** Writes the titles of the columns; font, size and colour are set. */
  drawTitles(y: number): void;
  heightOf(row: Row): number;
  drawRow(row: Row, y: number): void;
}

/** Renders a table on as many pages as it needs, each with the table's header. */
export function renderTable<Row>(
  pdf: PDFKit.PDFDocument,
  rows: readonly Row[],
  { drawTitles, heightOf, drawRow }: TableLayout<Row>,
): void {
  const drawHeader = (y: number): number => {
    pdf.rect(PAGE.left, y, PAGE.width, HEADER_HEIGHT).fill(COLOURS.shade);
    pdf.fillColor(COLOURS.text).font('bold').fontSize(SIZES.small);
    drawTitles(y + 6);
    return y + HEADER_HEIGHT;
  };
  let y = drawHeader(ensureRoom(pdf, pdf.y, HEADER_HEIGHT * 2));
  for (const row of rows) {
    const height = heightOf(row);
    const place = ensureRoom(pdf, y, height);
    y = place === y ? y : drawHeader(place);
    drawRow(row, y);
    y += height;
    drawHairline(pdf, y, PAGE.left, PAGE.right);
  }
  pdf.y = y + GAP_BELOW;
}
