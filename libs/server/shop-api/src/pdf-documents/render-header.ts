import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { formatCount } from '@shop/format/format-yen';
import { formatPostalCode } from './document-formats';
import type { Addressee } from '../orders/addressee';
import { COLOURS, PAGE, drawHairline, fittingSize, LINE_GAP, SIZES, SMALLEST_NAME } from './page-layout';
import type { ShopDocument } from './shop-document';

const COLUMN_GAP = 20;
/** The addressee's side is wider than the issuer's. */
const LEFT_WIDTH = 290;
const RIGHT_LEFT = PAGE.left + LEFT_WIDTH + COLUMN_GAP;
const RIGHT_WIDTH = PAGE.width - LEFT_WIDTH - COLUMN_GAP;
const TERM_LABEL_WIDTH = 74;
const AMOUNT_HEIGHT = 46;
const AMOUNT_LABEL_WIDTH = 92;
const MARK = { padding: 12, height: 24 };

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
  const width = pdf.font('bold').fontSize(SIZES.name).widthOfString(mark) + 2 * MARK.padding;
  const x = PAGE.right - width;
  pdf
    .rect(x, PAGE.margin, width, MARK.height)
    .lineWidth(1.2)
    .strokeColor(COLOURS.text)
    .stroke()
    .font('bold')
    .fontSize(SIZES.name)
    .text(mark, x, PAGE.margin + 6, { width, align: 'center', lineBreak: false });
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
  drawName(pdf, issuer.name, { x: RIGHT_LEFT, y: top, width: RIGHT_WIDTH });
  const lines = [
    formatPostalCode(issuer.postalCode),
    issuer.address,
    issuer.phoneNumber === '' ? '' : `電話番号：${formatPhoneNumber(issuer.phoneNumber)}`,
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

interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A name that is long is smaller, and broken only where that is not enough. */
function drawName(pdf: PDFKit.PDFDocument, name: string, { x, y, width }: NamePlace): void {
  const size = fittingSize(pdf.font('bold'), name, { width, largest: SIZES.name, smallest: SMALLEST_NAME });
  pdf.fontSize(size).text(name, x, y, { width, lineGap: LINE_GAP });
}

/** Company and department above the name; 様 or 御中 stays whole, beside the last line of the name. */
function drawAddresseeName(
  pdf: PDFKit.PDFDocument,
  { above, name, honorific }: Addressee,
  start: number,
): void {
  let top = start;
  for (const line of above) {
    drawName(pdf, line, { x: PAGE.left, y: top, width: LEFT_WIDTH });
    top = pdf.y + LINE_GAP;
  }
  const honorificWidth = pdf.font('bold').fontSize(SIZES.name).widthOfString(` ${honorific}`);
  const width = LEFT_WIDTH - honorificWidth;
  drawName(pdf, name, { x: PAGE.left, y: top, width });
  const below = pdf.y;
  const nameWidth = Math.min(width, pdf.widthOfString(name));
  const lineHeight = pdf.currentLineHeight() + LINE_GAP;
  pdf.text(` ${honorific}`, PAGE.left + nameWidth, below - lineHeight, { lineBreak: false });
  pdf.y = below;
}

function drawAddressee(pdf: PDFKit.PDFDocument, document: ShopDocument, top: number): number {
  drawAddresseeName(pdf, document.addressee, top);
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
    pdf.text(text, PAGE.left + TERM_LABEL_WIDTH, y, {
      width: LEFT_WIDTH - TERM_LABEL_WIDTH,
      lineGap: LINE_GAP,
    });
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
  if (amount === null) return top;
  pdf.rect(PAGE.left, top, LEFT_WIDTH, AMOUNT_HEIGHT).fill(COLOURS.shade);
  const figure = `￥${formatCount(amount)}−`;
  const width = LEFT_WIDTH - 24 - AMOUNT_LABEL_WIDTH;
  const size = fittingSize(pdf.font('bold'), figure, { width, largest: SIZES.amount, smallest: SIZES.name });
  pdf
    .fillColor(COLOURS.text)
    .font('regular')
    .fontSize(SIZES.text)
    .text(amountLabel, PAGE.left + 12, top + 18, { width: 110, lineBreak: false });
  pdf
    .font('bold')
    .fontSize(size)
    .text(figure, PAGE.left + 12, top + (AMOUNT_HEIGHT - pdf.currentLineHeight()) / 2, {
      width: LEFT_WIDTH - 24,
      align: 'right',
      lineBreak: false,
    });
  return top + AMOUNT_HEIGHT + 10;
}
