import { DEFERRED_SERVICE_TERMS } from '@shop/contract/payments/deferred-service-terms';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { PICKUP_NAME } from '@shop/contract/schools/school-pickup';
import { formatAfterPayment } from '@shop/format/format-after-payment';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { formatYen } from '@shop/format/format-yen';
import { presentAddress } from '../addresses/present-address';
import type { LineProduct } from '../carts/state/cart-lines';
import type { CartState } from '../carts/state/cart-state';
import type { PackingLine } from '../carts/state/packing-lines';
import type { StoredDecision } from '../db/schema';
import type { MailLink, MailSection } from '../mail/mail-sections';
import { postalAddressText } from '../mail/postal-address-text';
import { writtenSections } from '../mail/written-sections';
import { REDUCED_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { bothPrices } from '../pricing/both-prices';
import { type PriceSums, taxLabel } from '../pricing/price-sums';
import type { PromisedArrival } from '../shipping-leadtime/plan-delivery';
import { statedParts } from '../pricing/stated-parts';
import { type LineFigures, statedLines } from '../pricing/stated-lines';
import { INVOICE_FOLLOWS } from './invoice-mail-section';

const REDUCED_MARK = ' ※';

/** An order that was placed. */
export interface PlacedOrder {
  readonly decision: StoredDecision;
  /** When each destination is reached, by its row. */
  readonly arrivals: ReadonlyMap<number, PromisedArrival>;
  /** Where the receiver of a gift enters the address; null for an ordinary order. */
  readonly giftUrl: string | null;
  /** The links to the page and the receipt of a guest's order; left out for a member's. */
  readonly guestLinks?: readonly MailLink[];
  /** Whether mails to the orderer and the receiver may say what the orderer has typed: see `isProvenRecipient`. */
  readonly isOrdererProven: boolean;
}

/** How the mails about a new order differ. */
interface OrderSectionOptions {
  readonly sums: PriceSums;
  /** How the receiver of a gift is told. */
  readonly giftHints: readonly string[];
  /** Whether the reader may see what the orderer has typed. */
  readonly isTypedShown: boolean;
}

/**
 * What was ordered, where it goes and how it is paid, as the mails about a new order say it, with amounts as the shop
 * states them.
 */
export const orderSections = (
  state: CartState,
  { decision, arrivals }: PlacedOrder,
  { sums, giftHints, isTypedShown }: OrderSectionOptions,
): readonly MailSection[] => [
  { heading: '注文番号', lines: [decision.orderNo] },
  itemsSection(state, sums),
  totalsSection(state, sums),
  ...shippingSections(state, arrivals, isTypedShown),
  ...giftSections(state, giftHints, isTypedShown),
  paymentSection(decision),
  ...writtenSections('備考', state.cart.remarks, isTypedShown),
];

function itemsSection(state: CartState, sums: PriceSums): MailSection {
  const { lines } = state;
  const ordered = lines.flatMap(({ product, ...line }, index) =>
    product === null
      ? []
      : [{ ...line, product, figures: lineFigures(product, line.quantity, state, index) }],
  );
  const stated = statedLines(
    ordered.map(({ figures }) => figures),
    sums,
  );
  const tax = taxLabel(sums);
  const rows = ordered.flatMap(({ product, quantity, uos, parentId }, index) => {
    const { unitPrice = 0, amount = 0 } = stated.lines[index] ?? {};
    const mark = product.taxRate === REDUCED_TAX_RATE ? REDUCED_MARK : '';
    return [
      `${parentId === null ? '' : '付属品：'}${product.name}（${product.code}）${mark}`,
      `　${formatYen(unitPrice)}${tax} × ${quantity}${uos?.name ?? '点'}　${formatYen(amount)}${tax}`,
    ];
  });
  const hasReduced = ordered.some(({ product }) => product.taxRate === REDUCED_TAX_RATE);
  return {
    heading: 'ご注文商品',
    lines: [...rows, ...(hasReduced ? ['※軽減税率対象'] : []), ...stated.notes],
  };
}

const lineFigures = (
  { unitPrice, taxRate }: LineProduct,
  quantity: number,
  { amounts, sums }: CartState,
  index: number,
): LineFigures => {
  const price = bothPrices(unitPrice, taxRate, sums);
  return {
    quantity,
    unitPrice: price.withoutTax,
    unitPriceWithTax: price.withTax,
    subtotal: amounts.lineAmounts[index] ?? 0,
    subtotalWithTax: amounts.lineAmountsWithTax[index] ?? 0,
  };
};

/** The sums in the order in which the pages and documents state them. */
function totalsSection(state: CartState, sums: PriceSums): MailSection {
  const { amounts } = state;
  const isWithTax = sums === 'with-tax';
  const tax = taxLabel(sums);
  const parts = statedParts(amounts, sums);
  const coupons = state.coupons.filter(({ discount }) => discount > 0);
  return {
    heading: 'お支払い金額',
    lines: [
      `小計：${formatYen(parts.subtotal)}${tax}`,
      `送料：${formatYen(parts.carriage)}${tax}`,
      ...(parts.packing === 0 ? [] : [`包装・のし：${formatYen(parts.packing)}${tax}`]),
      ...(parts.payment_fee === 0 ? [] : [`代引手数料：${formatYen(parts.payment_fee)}${tax}`]),
      ...coupons.map(
        ({ coupon, discount, discountWithTax }) =>
          `クーポン（${coupon.name}）：-${formatYen(isWithTax ? discountWithTax : discount)}${tax}`,
      ),
      ...(amounts.totalPoint === 0 ? [] : [`ポイントのご利用：-${formatYen(amounts.totalPoint)}`]),
      ...amounts.amountByTaxRate.map((row) =>
        isWithTax
          ? `${row.tax_rate}%対象：${formatYen(row.total_amount)}（うち消費税 ${formatYen(row.tax_amount)}）`
          : `${row.tax_rate}%対象：${formatYen(row.taxable_amount)}　消費税：${formatYen(row.tax_amount)}`,
      ),
      `合計（税込）：${formatYen(amounts.totalPayment)}`,
    ],
  };
}

function shippingSections(
  { destinations }: CartState,
  arrivals: PlacedOrder['arrivals'],
  isTypedShown: boolean,
): readonly MailSection[] {
  return destinations.flatMap((destination) => {
    const { row, method, timezoneLabel, lines, packings } = destination;
    if (row.address === null || lines.length === 0) return [];
    const address = presentAddress(row.address);
    const { pickup } = row;
    return {
      heading: pickup === null ? 'お届け先' : PICKUP_NAME,
      lines: [
        `${address.shipping_name} 様`,
        `〒${address.formatted_postal_code}`,
        postalAddressText(address),
        `電話番号：${formatPhoneNumber(address.phone_number)}`,
        ...(pickup === null
          ? [
              `配送方法：${method.name}`,
              `お届け希望日：${row.deliveryAt === null ? `指定なし${soonest(arrivals.get(row.id))}` : formatDayWithWeekday(row.deliveryAt)}`,
              `お届け時間帯：${timezoneLabel ?? '指定なし'}`,
            ]
          : [`受け取り日：${formatDayWithWeekday(pickup.on)}`]),
        ...(destinations.length === 1
          ? []
          : lines.flatMap(({ product, quantity, uos }) =>
              product === null ? [] : [`商品：${product.name} × ${quantity}${uos?.name ?? '点'}`],
            )),
        ...packings.map((packing) => packingLine(packing, isTypedShown)),
      ],
    };
  });
}

/** When an order without a wished day arrives: after the payment, if it is paid before the shipment. */
function soonest(arrival: PromisedArrival | undefined): string {
  if (arrival === undefined) return '';
  const { earliestArrivalOn, afterPayment } = arrival;
  return afterPayment === null
    ? `（最短 ${formatDayWithWeekday(earliestArrivalOn)}）`
    : `（${formatAfterPayment({ workingDays: afterPayment.working_days, transitDays: afterPayment.transit_days })}）`;
}
/** A name on a noshi is a name; what stands on a card is a text. */
function packingLine({ row, packing }: PackingLine, isTypedShown: boolean): string {
  const words = (packing.kind === 'card' && !isTypedShown ? [] : [row.noshiTitle, row.noshiName])
    .filter((text) => text !== '')
    .join('・')
    .replaceAll('\n', ' ');
  return `包装・のし：${packing.name}${words === '' ? '' : `（${words}）`} × ${row.quantity}点`;
}

function giftSections(
  { cart, destinations }: CartState,
  giftHints: readonly string[],
  isTypedShown: boolean,
): readonly MailSection[] {
  if (cart.receiver === null) return [];
  const { name, message } = cart.receiver;
  return [
    {
      heading: '贈り先',
      lines: [
        `${name} 様`,
        ...giftHints,
        ...destinations.flatMap(({ packings }) =>
          packings.map((packing) => packingLine(packing, isTypedShown)),
        ),
        ...writtenSections('メッセージ', message, isTypedShown).flatMap((section) => [
          `${section.heading}：`,
          ...section.lines,
        ]),
      ],
    },
  ];
}

function paymentSection({ paymentId, paymentName, bankAccount, dueOn, isPaid }: StoredDecision): MailSection {
  if (isPaid === true)
    return { heading: 'お支払い方法', lines: ['ポイント・クーポンで全額お支払い済みです'] };
  const account =
    bankAccount === null
      ? []
      : [
          `お振込先：${bankAccount.bankName} ${bankAccount.branchName}`,
          `　${bankAccount.accountType} ${bankAccount.accountNumber}`,
          `　${bankAccount.accountHolder}`,
        ];
  const due = dueOn === null ? [] : [`お支払い期限：${formatDayWithWeekday(dueOn)}`];
  const invoice = paymentId === PAYMENTS.deferredInvoice ? [INVOICE_FOLLOWS] : [];
  const deferred = paymentId === PAYMENTS.deferredService ? [DEFERRED_SERVICE_TERMS] : [];
  return { heading: 'お支払い方法', lines: [paymentName, ...account, ...due, ...invoice, ...deferred] };
}
