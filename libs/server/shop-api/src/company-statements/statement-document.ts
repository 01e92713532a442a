import type { StoredBankAccount, StoredStatementTax } from '../db/schema';
import { NOT_QUALIFIED, paymentTerms, PAID, TRANSFER_FEE } from '../invoices/invoice-document';
import { totalsOf } from '../pdf-documents/document-contents';
import { formatDate, formatYen } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import type { DocumentEntry, ShopDocument } from '../pdf-documents/shop-document';
import { startOfTokyoDay, type TokyoDay } from '../tokyo-time/tokyo-day';
import { sumLines } from './statement-lines';
import type { StatementLine, StatementRow } from './statement-store';

/** A statement with its lines. */
interface StatementParts {
  readonly statement: StatementRow;
  readonly lines: readonly StatementLine[];
  /** Where to transfer the money; null where the shop names no account. */
  readonly account: StoredBankAccount | null;
}

const COLLECTED = [
  '各ご注文の請求書をまとめたものです。取引年月日は、ご注文は発送日、返品は返品の完了日です。',
  '消費税額は、ご注文ごと・税率ごとに1回端数を処理した金額の合計です。あらためて計算していません。',
];
const NEXT = 'この締め日よりあとの返品は、次の合計請求書で差し引きます。';

const dayText = (day: TokyoDay): string => formatDate(startOfTokyoDay(day));

/**
 * The statement of a closing period: the orders' own figures, line by line, and their sums by rate. Each order's tax was
 * rounded once by rate on its own qualified invoice; nothing is computed again here.
 */
export function statementDocument(
  { statement, lines, account }: StatementParts,
  { issuer, now }: { readonly issuer: IssuerRow; readonly now: Date },
): ShopDocument {
  const { payment, point, taxes } = sumLines(lines.map(({ line }) => line));
  const valueOf = (some: readonly StatementLine[]) =>
    some.reduce((sum, { line }) => sum + line.payment + line.point, 0);
  const returned = lines.filter(({ returnNumber }) => returnNumber !== null);
  return {
    title: '合計請求書',
    mark: statement.paidAt === null ? null : 'ご入金済み',
    facts: [
      { label: '請求書番号', text: statement.number },
      { label: '発行日', text: formatDate(statement.createdAt) },
      { label: '締め日', text: dayText(statement.closingOn) },
      { label: '対象期間', text: `${dayText(statement.periodFrom)}〜${dayText(statement.closingOn)}` },
      ...(statement.paidAt === null ? [] : [{ label: 'ご入金日', text: formatDate(statement.paidAt) }]),
    ],
    addressee: { above: [], name: statement.companyName, honorific: '御中' },
    opening: ['下記のとおりご請求申し上げます。'],
    amountLabel: 'ご請求金額（税込）',
    amount: payment,
    terms: statement.paidAt === null ? paymentTerms(statement.dueOn, account) : [],
    closing: [],
    issuer,
    priceSums: 'with-tax',
    lines: [],
    entries: lines.map(entryOf),
    sums: [
      {
        label: 'ご注文の小計（税込）',
        amount: valueOf(lines.filter(({ returnNumber }) => returnNumber === null)),
      },
      ...(returned.length === 0 ? [] : [{ label: '返品による減額（税込）', amount: valueOf(returned) }]),
    ],
    taxes,
    totals: totalsOf({ payment, point }),
    notes: [
      ...COLLECTED,
      NEXT,
      statement.paidAt === null ? TRANSFER_FEE : PAID,
      ...(issuer.registrationNumber === '' ? [NOT_QUALIFIED] : []),
    ],
    createdAt: now,
  };
}

const REDUCED_RATE = 8;

const taxText = ({ rate, taxable, tax }: StoredStatementTax): string =>
  `${rate}%対象${rate === REDUCED_RATE ? '（軽減税率）' : ''} ${formatYen(taxable)}　消費税 ${formatYen(tax)}`;

function entryOf({ line, orderNo, returnNumber, shippedOn }: StatementLine): DocumentEntry {
  const taxes = line.taxes.filter(({ taxable, tax }) => taxable !== 0 || tax !== 0).map(taxText);
  const points = line.point === 0 ? [] : [`うちポイント ${formatYen(line.point)}`];
  return {
    day: dayText(line.happenedOn),
    name: returnNumber === null ? `ご注文 ${orderNo}` : `返品 ${returnNumber}`,
    details: [
      returnNumber === null
        ? `請求書番号：I-${orderNo}`
        : `ご注文 ${orderNo}（${dayText(shippedOn)}お取引）の返品による減額`,
      ...taxes,
      ...points,
    ],
    amount: line.payment + line.point,
  };
}
