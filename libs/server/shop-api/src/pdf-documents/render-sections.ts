import { COLOURS, ensureRoom, LINE_GAP, PAGE, SIZES } from './page-layout';
import type { DocumentSection } from './shop-document';

const PAD = 5;
const GAP = 8;
const options = { width: PAGE.width - 2 * PAD, lineGap: LINE_GAP };

/** Renders headings with their lines; a heading never stands alone at the end of a page. */
export function renderSections(pdf: PDFKit.PDFDocument, sections: readonly DocumentSection[]): void {
  let y = pdf.y;
  for (const { heading, lines } of sections) {
    pdf.font('bold').fontSize(SIZES.text).fillColor(COLOURS.text);
    const ofHeading = pdf.heightOfString(heading, options);
    y = ensureRoom(pdf, y, 2 * ofHeading + LINE_GAP);
    pdf.text(heading, PAGE.left + PAD, y, options);
    y += ofHeading + LINE_GAP;
    pdf.font('regular');
    for (const line of lines) {
      const height = pdf.heightOfString(line, options);
      y = ensureRoom(pdf, y, height);
      pdf.text(line, PAGE.left + PAD, y, options);
      y += height;
    }
    y += GAP;
  }
  pdf.y = y;
}
