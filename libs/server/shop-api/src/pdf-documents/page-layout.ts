const A4_WIDTH = 595.28;
const A4_HEIGHT = 841.89;
const MARGIN = 46;

/** Points on an A4 page. */
export const PAGE = {
  margin: MARGIN,
  left: MARGIN,
  right: A4_WIDTH - MARGIN,
  width: A4_WIDTH - 2 * MARGIN,
  /** Below this is only the page number. */
  bottom: A4_HEIGHT - MARGIN - 16,
  footer: A4_HEIGHT - MARGIN,
} as const;

export const SIZES = { title: 22, amount: 20, name: 13, text: 9.5, small: 8 } as const;
/** Names of people and companies are made smaller before they are broken into lines. */
export const SMALLEST_NAME = 10.5;
/** Between the lines of a text that is broken. */
export const LINE_GAP = 2;
export const COLOURS = { text: '#1f1f1f', faint: '#6b6b6b', line: '#9a9a9a', shade: '#f2f2ef' } as const;

/** Adds a page where fewer points are left; returns the vertical position to continue at. */
export function ensureRoom(pdf: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  pdf.addPage();
  return PAGE.margin;
}

/** The largest size at which a text fits into one line of that width; never below `smallest`, where it is broken instead. */
export function fittingSize(
  pdf: PDFKit.PDFDocument,
  text: string,
  {
    width,
    largest,
    smallest,
  }: { readonly width: number; readonly largest: number; readonly smallest: number },
): number {
  const needed = pdf.fontSize(largest).widthOfString(text);
  return needed <= width ? largest : Math.max(smallest, (largest * width) / needed);
}

/** Draws a hairline over a part of the width. */
export function drawHairline(
  pdf: PDFKit.PDFDocument,
  y: number,
  from: number,
  to: number,
  weight = 0.5,
): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(COLOURS.line).stroke();
}
