import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { Cart } from '@shop/contract/carts/cart';
import type { CartProduct } from '@shop/contract/carts/cart-product';
import { formatDate } from '../pdf-documents/document-formats';
import type { IssuerRow } from '../pdf-documents/issuer-store';
import { reducedNotes, sumsOf, totalsOf } from '../pdf-documents/document-contents';
import type { DocumentLine, ShopDocument } from '../pdf-documents/shop-document';
import type { OrdererName } from '../orders/addressee';
import type { PriceSums } from '../pricing/price-sums';
import { statedLines } from '../pricing/stated-lines';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { attentionOf, quotationAddressee, quotationTerms } from './quotation-terms';

const NUMBER_DIGITS = 7;

/** A line, and below it what goes with it. */
const quotedProducts = (product: CartProduct) => [
  {
    ...product,
    name: product.product_name,
    detail: [
      `商品番号：${product.product_info.code}`,
      ...product.product_info.options.map(({ name, value }) => `${name}：${value}`),
    ].join('　'),
    counted: product.uos === null ? `${product.quantity}点` : `${product.quantity} ${product.uos.name}`,
  },
  ...product.accessories.map((accessory) => ({
    ...accessory,
    detail: `付属品（${product.product_name}）`,
    counted: `${accessory.quantity}点`,
  })),
];

/** The lines as the shop states them, and the notes about them. */
function quotedLines({ detail }: Cart['data'], priceSums: PriceSums) {
  const quoted = detail.products.flatMap(quotedProducts);
  const stated = statedLines(
    quoted.map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unit_price,
      unitPriceWithTax: line.unit_price_with_tax,
      subtotal: line.subtotal,
      subtotalWithTax: line.subtotal_with_tax,
    })),
    priceSums,
  );
  const lines = quoted.map(({ name, detail: text, tax_rate, counted }, index): DocumentLine => ({
    name,
    detail: text,
    isReduced: tax_rate === REDUCED_TAX_RATE,
    unitPrice: stated.lines[index]?.unitPrice ?? 0,
    quantity: counted,
    amount: stated.lines[index]?.amount ?? 0,
  }));
  return { lines, notes: [...reducedNotes(lines), ...stated.notes] };
}

/** The quotation of a cart: the figures that the cart shows, dated today. */
export function cartQuotation(
  { data }: Cart,
  issuer: IssuerRow,
  {
    orderer,
    prefix,
    priceSums,
    now,
  }: {
    readonly orderer: OrdererName;
    readonly prefix: string;
    readonly priceSums: PriceSums;
    readonly now: Date;
  },
): ShopDocument {
  const { order, detail } = data;
  const { lines, notes } = quotedLines(data, priceSums);
  const isPlaceKnown = detail.shippings.length > 0 || data.social_gift !== null;
  const carriage = isPlaceKnown ? {} : { carriage: null };
  const day = tokyoDayOf(now).replaceAll('-', '');
  return {
    title: '見積書',
    mark: null,
    facts: [
      { label: '見積番号', text: `Q-${prefix}${day}-${String(data.id).padStart(NUMBER_DIGITS, '0')}` },
      { label: '発行日', text: formatDate(now) },
    ],
    addressee: quotationAddressee(orderer),
    opening: ['下記のとおりお見積り申し上げます。'],
    amountLabel: 'お見積り金額（税込）',
    amount: order.total_payment,
    terms: [...attentionOf(orderer), ...quotationTerms(now, issuer.quotationDays, data.payment_name)],
    closing: [],
    issuer,
    priceSums,
    lines,
    sums: sumsOf(
      { ...(priceSums === 'with-tax' ? order.amounts_with_tax : withoutTax(order)), ...carriage },
      priceSums,
    ),
    taxes: order.amount_by_tax_rate.map((row) => ({
      rate: row.tax_rate,
      taxable: row.taxable_amount,
      tax: row.tax_amount,
    })),
    totals: totalsOf({ payment: order.total_payment, point: order.total_point }),
    notes: [
      ...notes,
      ...(isPlaceKnown ? [] : ['お届け先が決まっていないため、送料は含まれていません。']),
      '在庫を確保するものではありません。有効期限内でも品切れとなる場合があります。',
    ],
    createdAt: now,
  };
}

const withoutTax = (order: Cart['data']['order']) => ({
  subtotal: order.subtotal,
  packing: order.total_packing,
  carriage: order.total_carriage,
  payment_fee: order.total_payment_fee,
  discount: order.total_discount,
});
