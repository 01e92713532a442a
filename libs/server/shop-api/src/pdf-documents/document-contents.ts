import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { OrderDetail } from '../orders/order-store';
import { orderFigures } from '../orders/order-figures';
import { type PriceSums, taxLabel } from '../pricing/price-sums';
import { statedLines } from '../pricing/stated-lines';
import type { DocumentLine, DocumentSum, ShopDocument } from './shop-document';

/** Explains ※; only where a line is marked with it. */
const REDUCED_NOTE = '※は軽減税率（8%）対象です。';

/** What receipts, quotations and invoices have in common: goods, sums, taxes and totals, and the notes about them. */
type DocumentContents = Pick<ShopDocument, 'priceSums' | 'lines' | 'sums' | 'taxes' | 'totals' | 'notes'>;

/**
 * Goods, sums and taxes of a stored order, exactly as they were agreed on: prices and tax are not computed again.
 */
export function documentContents(detail: OrderDetail, priceSums: PriceSums): DocumentContents {
  const { order, items, taxes } = detail;
  const figures = orderFigures(order, items);
  const stated = statedLines(figures.items, priceSums);
  const lines = items.map((item, index): DocumentLine => ({
    name: item.productName,
    detail: [
      `商品番号：${item.productCode}`,
      ...item.options.map(({ name, value }) => `${name}：${value}`),
    ].join('　'),
    isReduced: item.taxRate === REDUCED_TAX_RATE,
    unitPrice: stated.lines[index]?.unitPrice ?? 0,
    quantity: item.uosName === null ? `${item.quantity}点` : `${item.quantity} ${item.uosName}`,
    amount: stated.lines[index]?.amount ?? 0,
  }));
  return {
    priceSums,
    lines,
    sums: sumsOf(priceSums === 'with-tax' ? figures.withTax : figures.withoutTax, priceSums),
    taxes: taxes.map(({ taxRate, taxableAmount, taxAmount }) => ({
      rate: taxRate,
      taxable: taxableAmount,
      tax: taxAmount,
    })),
    totals: totalsOf({ payment: order.totalPayment, point: order.totalPoint }),
    notes: [...reducedNotes(lines), ...stated.notes],
  };
}

/** The total, and below it the points that pay for a part of it. */
export const totalsOf = ({ payment, point }: { readonly payment: number; readonly point: number }) =>
  point === 0
    ? [{ label: '合計（税込）', amount: payment }]
    : [
        { label: '合計（税込）', amount: payment + point },
        { label: 'ポイントご利用', amount: -point },
        { label: 'お支払い金額', amount: payment },
      ];

/** The parts of a total, all of them with tax or all without. */
interface DocumentAmounts {
  readonly subtotal: number;
  readonly packing: number;
  /** Null while it is not known. */
  readonly carriage: number | null;
  readonly payment_fee: number;
  readonly discount: number;
}

/** The rows between the goods and the tax; their amounts are with tax or without as `priceSums` says. */
export function sumsOf(amounts: DocumentAmounts, priceSums: PriceSums): readonly DocumentSum[] {
  const tax = taxLabel(priceSums);
  return [
    { label: `小計${tax}`, amount: amounts.subtotal },
    ...(amounts.carriage === null ? [] : [{ label: `送料${tax}`, amount: amounts.carriage }]),
    ...(amounts.packing === 0 ? [] : [{ label: `包装・のし${tax}`, amount: amounts.packing }]),
    ...(amounts.payment_fee === 0 ? [] : [{ label: `代引手数料${tax}`, amount: amounts.payment_fee }]),
    ...(amounts.discount === 0 ? [] : [{ label: `クーポン割引${tax}`, amount: -amounts.discount }]),
  ];
}

/** The note about ※ where it is needed. */
export const reducedNotes = (lines: readonly DocumentLine[]): readonly string[] =>
  lines.some(({ isReduced }) => isReduced) ? [REDUCED_NOTE] : [];
