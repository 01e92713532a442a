import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { OrderDetail } from '../orders/order-store';
import type { DocumentLine, DocumentSum, ShopDocument } from './shop-document';

/** Explains ※; only where a line is marked with it. */
export const REDUCED_NOTE = '※は軽減税率（8%）対象です。';

/** Goods, sums and taxes of a stored order, exactly as they were agreed on; nothing is computed again. */
export const documentContents = ({
  order,
  items,
  taxes,
}: OrderDetail): Pick<ShopDocument, 'lines' | 'sums' | 'taxes' | 'totals'> => ({
  lines: items.map((item): DocumentLine => ({
    name: item.productName,
    detail: [
      `商品番号：${item.productCode}`,
      ...item.options.map(({ name, value }) => `${name}：${value}`),
    ].join('　'),
    isReduced: item.taxRate === REDUCED_TAX_RATE,
    unitPrice: item.unitPrice,
    quantity: item.uosName === null ? `${item.quantity}点` : `${item.quantity} ${item.uosName}`,
    amount: item.subtotal,
  })),
  sums: sumsOf(order),
  taxes: taxes.map(({ taxRate, taxableAmount, taxAmount }) => ({
    rate: taxRate,
    taxable: taxableAmount,
    tax: taxAmount,
  })),
  totals:
    order.totalPoint === 0
      ? [{ label: '合計（税込）', amount: order.totalPayment }]
      : [
          { label: '合計（税込）', amount: order.totalPayment + order.totalPoint },
          { label: 'ポイントご利用', amount: -order.totalPoint },
          { label: 'お支払い金額', amount: order.totalPayment },
        ],
});

interface StoredSums {
  readonly subtotal: number;
  readonly totalPacking: number;
  readonly totalShippingFee: number;
  readonly totalPaymentFee: number;
  readonly totalDiscount: number;
}

/** The rows between the goods and the tax, in yen without tax. */
export const sumsOf = (sums: StoredSums): readonly DocumentSum[] => [
  { label: '小計（税抜）', amount: sums.subtotal },
  ...(sums.totalPacking === 0 ? [] : [{ label: '包装・のし（税抜）', amount: sums.totalPacking }]),
  { label: '送料（税抜）', amount: sums.totalShippingFee },
  ...(sums.totalPaymentFee === 0 ? [] : [{ label: '代引手数料（税抜）', amount: sums.totalPaymentFee }]),
  ...(sums.totalDiscount === 0 ? [] : [{ label: 'クーポン割引（税抜）', amount: -sums.totalDiscount }]),
];

/** The note about ※ where it is needed. */
export const reducedNotes = (lines: readonly DocumentLine[]): readonly string[] =>
  lines.some(({ isReduced }) => isReduced) ? [REDUCED_NOTE] : [];
