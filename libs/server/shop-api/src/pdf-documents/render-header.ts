import { formatPostalCode } from './document-formats';
import { COLOURS, PAGE, drawHairline, SIZES } from './page-layout';
import type { ShopDocument } from './shop-document';

const COLUMN_GAP = 20;
/** The addressee's side is wider than the issuer's. */
const LEFT_WIDTH = 290;
const RIGHT_LEFT = PAGE.left + LEFT_WIDTH + COLUMN_GAP;
const RIGHT_WIDTH = PAGE.width - LEFT_WIDTH - COLUMN_GAP;
const TERM_LABEL_WIDTH = 74;
const AMOUNT_HEIGHT = 46;
const MARK = { width: 62, height: 24 };

/** Renders title, addressee, amount and issuer, everything above the goods; leaves `pdf.y` below them. */
export function renderHeader(pdf: PDFKit.PDFDocument, document: ShopDocument): void {
  pdf.font('bold').fontSize(SIZES.title).text(document.title, PAGE.left, PAGE.margin, {
    width: PAGE.width,
    align: 'center',
    characterSpacing: 8,
  });
  if (document.mark !== null) drawMark(pdf, document.mark);
  const top = PAGE.margin + 44;
  const right = drawIssuer(pdf, document, drawFacts(pdf, document, top) + 12);
  const left = drawAddressee(pdf, document, top);
  pdf.y = Math.max(left, right) + 18;
}

function drawMark(pdf: PDFKit.PDFDocument, mark: string): void {
  const x = PAGE.right - MARK.width;
  pdf
    .rect(x, PAGE.margin, MARK.width, MARK.height)
    .lineWidth(1.2)
    .strokeColor(COLOURS.text)
    .stroke()
    .font('bold')
    .fontSize(SIZES.name)
    .text(mark, x, PAGE.margin + 6, { width: MARK.width, align: 'center' });
}

function drawFacts(pdf: PDFKit.PDFDocument, { facts }: ShopDocument, top: number): number {
  pdf.font('regular').fontSize(SIZES.text);
  let y = top;
  for (const { label, text } of facts) {
    pdf.text(`${label}：${text}`, RIGHT_LEFT, y, { width: RIGHT_WIDTH });
    y = pdf.y + 3;
  }
  return y;
}

function drawIssuer(pdf: PDFKit.PDFDocument, { issuer }: ShopDocument, top: number): number {
  pdf.font('bold').fontSize(SIZES.name).text(issuer.name, RIGHT_LEFT, top, { width: RIGHT_WIDTH });
  const lines = [
    formatPostalCode(issuer.postalCode),
    issuer.address,
    issuer.phoneNumber === '' ? '' : `電話番号：${issuer.phoneNumber}`,
    issuer.registrationNumber === '' ? '' : `登録番号：${issuer.registrationNumber}`,
  ].filter((line) => line !== '');
  pdf.font('regular').fontSize(SIZES.text);
  let y = pdf.y + 4;
  for (const line of lines) {
    pdf.text(line, RIGHT_LEFT, y, { width: RIGHT_WIDTH });
    y = pdf.y + 2;
  }
  return y;
}

function drawAddressee(pdf: PDFKit.PDFDocument, document: ShopDocument, top: number): number {
  pdf.font('bold').fontSize(SIZES.name).text(document.addressee, PAGE.left, top, { width: LEFT_WIDTH });
  drawHairline(pdf, pdf.y + 4, PAGE.left, PAGE.left + LEFT_WIDTH, 1);
  pdf.font('regular').fontSize(SIZES.text);
  let y = pdf.y + 12;
  for (const line of document.opening) {
    pdf.text(line, PAGE.left, y, { width: LEFT_WIDTH });
    y = pdf.y + 2;
  }
  y = drawAmount(pdf, document, y + 8);
  pdf.font('regular').fontSize(SIZES.text);
  for (const { label, text } of document.terms) {
    pdf.text(label, PAGE.left, y, { width: TERM_LABEL_WIDTH });
    pdf.text(text, PAGE.left + TERM_LABEL_WIDTH, y, { width: LEFT_WIDTH - TERM_LABEL_WIDTH });
    y = pdf.y + 3;
  }
  y += 4;
  for (const line of document.closing) {
    pdf.text(line, PAGE.left, y, { width: LEFT_WIDTH });
    y = pdf.y + 2;
  }
  return y;
}

function drawAmount(pdf: PDFKit.PDFDocument, { amountLabel, amount }: ShopDocument, top: number): number {
  pdf.rect(PAGE.left, top, LEFT_WIDTH, AMOUNT_HEIGHT).fill(COLOURS.shade);
  pdf
    .fillColor(COLOURS.text)
    .font('regular')
    .fontSize(SIZES.text)
    .text(amountLabel, PAGE.left + 12, top + 18, { width: 110, lineBreak: false });
  pdf
    .font('bold')
    .fontSize(SIZES.amount)
    .text(`￥${amount.toLocaleString('ja-JP')}−`, PAGE.left + 12, top + 12, {
      width: LEFT_WIDTH - 24,
      align: 'right',
      lineBreak: false,
    });
  return top + AMOUNT_HEIGHT + 10;
}
