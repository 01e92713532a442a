import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadDocumentFonts } from './document-fonts';
import { renderEntries } from './render-entries';
import { renderGoods } from './render-goods';
import { renderHeader } from './render-header';
import { renderLines } from './render-lines';
import { renderSections } from './render-sections';
import { renderTotals } from './render-totals';
import { COLOURS, PAGE, SIZES } from './page-layout';
import type { ShopDocument } from './shop-document';

/** Renders a document on A4 pages with its font embedded, and returns the PDF. */
export const renderPdf = (document: ShopDocument): Promise<Uint8Array> => renderPdfs([document]);

/**
 * Renders documents one after the other into one PDF, as they are printed at once: each begins on a page of its own, and counts its
 * own pages. Other calls are handled between them.
 */
export async function renderPdfs(documents: readonly [ShopDocument, ...ShopDocument[]]): Promise<Uint8Array> {
  const [{ title, issuer, createdAt }] = documents;
  const fonts = await loadDocumentFonts();
  // Imported with the first document: it is large and rarely needed.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
    bufferPages: true,
    lang: 'ja-JP',
    displayTitle: true,
    info: { Title: title, Author: issuer.name, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  for (const [index, document] of documents.entries()) {
    if (index > 0) {
      await nextTurn();
      pdf.addPage();
    }
    const first = pdf.bufferedPageRange().count - 1;
    renderDocument(pdf, document);
    numberPages(pdf, document, first);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function renderDocument(pdf: PDFKit.PDFDocument, document: ShopDocument): void {
  pdf.fillColor(COLOURS.text);
  renderHeader(pdf, document);
  if (document.entries !== undefined) renderEntries(pdf, document.entries);
  else if (document.goods !== undefined) renderGoods(pdf, document.goods);
  else renderLines(pdf, document);
  renderSections(pdf, document.sections ?? []);
  renderTotals(pdf, document);
}

/** The footer of every page from the `first` on: document and page number. */
function numberPages(pdf: PDFKit.PDFDocument, { title, facts }: ShopDocument, first: number): void {
  const count = pdf.bufferedPageRange().count - first;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(first + page);
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
