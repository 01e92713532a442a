import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { Cart } from '@shop/contract/carts/cart';
import type { CartProduct } from '@shop/contract/carts/cart-product';
import { formatDate } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import { reducedNotes, sumsOf } from '../pdf-documents/document-contents';
import type { DocumentLine, ShopDocument } from '../pdf-documents/shop-document';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { quotationTerms } from './quotation-terms';

const NUMBER_DIGITS = 7;

/** A line, and below it what goes with it. */
const quotationLines = (product: CartProduct): DocumentLine[] => [
  {
    name: product.product_name,
    detail: [
      `商品番号：${product.product_info.code}`,
      ...product.product_info.options.map(({ name, value }) => `${name}：${value}`),
    ].join('　'),
    isReduced: product.tax_rate === REDUCED_TAX_RATE,
    unitPrice: product.unit_price,
    quantity: product.uos === null ? `${product.quantity}点` : `${product.quantity} ${product.uos.name}`,
    amount: product.subtotal,
  },
  ...product.accessories.map((accessory) => ({
    name: accessory.name,
    detail: `付属品（${product.product_name}）`,
    isReduced: accessory.tax_rate === REDUCED_TAX_RATE,
    unitPrice: accessory.unit_price,
    quantity: `${accessory.quantity}点`,
    amount: accessory.subtotal,
  })),
];

/** The quotation of a cart: the figures that the cart shows, dated today. */
export function cartQuotation(
  { data }: Cart,
  issuer: IssuerRow,
  { prefix, now }: { readonly prefix: string; readonly now: Date },
): ShopDocument {
  const { order, orderer, detail } = data;
  const lines = detail.products.flatMap(quotationLines);
  const day = tokyoDayOf(now).replaceAll('-', '');
  return {
    title: '見積書',
    mark: null,
    facts: [
      { label: '見積番号', text: `Q-${prefix}${day}-${String(data.id).padStart(NUMBER_DIGITS, '0')}` },
      { label: '発行日', text: formatDate(now) },
    ],
    addressee: orderer.orderer_name === '' ? 'お客様' : `${orderer.orderer_name} 様`,
    opening: ['下記のとおりお見積り申し上げます。'],
    amountLabel: 'お見積り金額（税込）',
    amount: order.total_payment,
    terms: quotationTerms(now, issuer.quotationDays, data.payment_name),
    closing: [],
    issuer,
    lines,
    sums: sumsOf({
      subtotal: order.subtotal,
      totalPacking: order.total_packing,
      totalShippingFee: order.total_carriage,
      totalPaymentFee: order.total_payment_fee,
      totalDiscount: order.total_discount,
    }),
    taxes: order.amount_by_tax_rate.map((row) => ({
      rate: row.tax_rate,
      taxable: row.taxable_amount,
      tax: row.tax_amount,
    })),
    totals: totalsOf(order),
    notes: [
      ...reducedNotes(lines),
      ...(detail.shippings.length === 0 && data.social_gift === null
        ? ['お届け先が決まっていないため、送料は含まれていません。']
        : []),
      '在庫を確保するものではありません。有効期限内でも品切れとなる場合があります。',
    ],
    createdAt: now,
  };
}

const totalsOf = ({ total_payment, total_point }: Cart['data']['order']) =>
  total_point === 0
    ? [{ label: '合計（税込）', amount: total_payment }]
    : [
        { label: '合計（税込）', amount: total_payment + total_point },
        { label: 'ポイントご利用', amount: -total_point },
        { label: 'お支払い金額', amount: total_payment },
      ];
