import { loadDocumentFonts } from './document-fonts';
import { renderEntries } from './render-entries';
import { renderHeader } from './render-header';
import { renderLines } from './render-lines';
import { renderTotals } from './render-totals';
import { COLOURS, PAGE, SIZES } from './page-layout';
import type { ShopDocument } from './shop-document';

/** Renders a document on A4 pages with its font embedded, and returns the PDF. */
export async function renderPdf(document: ShopDocument): Promise<Uint8Array> {
  const fonts = await loadDocumentFonts();
  // Imported with the first document: it is large and rarely needed.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
    bufferPages: true,
    lang: 'ja-JP',
    displayTitle: true,
    info: { Title: document.title, Author: document.issuer.name, CreationDate: document.createdAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  pdf.fillColor(COLOURS.text);
  renderHeader(pdf, document);
  if (document.entries === undefined) renderLines(pdf, document);
  else renderEntries(pdf, document.entries);
  renderTotals(pdf, document);
  numberPages(pdf, document);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** The footer of every page: document and page number. */
function numberPages(pdf: PDFKit.PDFDocument, { title, facts }: ShopDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.page.margins.bottom = 0;
    pdf
      .font('regular')
      .fontSize(SIZES.small)
      .fillColor(COLOURS.faint)
      .text(`${title} ${facts[0]?.text ?? ''}　${page + 1} / ${count}`, PAGE.left, PAGE.footer, {
        width: PAGE.width,
        align: 'center',
        lineBreak: false,
      });
  }
}
