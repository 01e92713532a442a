import { presentAddress } from '../addresses/present-address';
import type { CartState } from '../carts/cart-state';
import type { StoredDecision } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { mailParts, type MailSection } from '../mail/mail-sections';
import type { Mail } from '../ports/mail-port';
import { orderLinks } from './order-links';

/** 12,300円 */
const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;
/** YYYY.MM.DD (core §9) */
const dotted = (day: string): string => day.replaceAll('-', '.');
const REDUCED_RATE = 8;
const REDUCED_MARK = ' ※';

/** The mail that confirms an order (Japanese, text and HTML). */
export function orderConfirmationMail(
  context: Pick<RouteContext, 'channel' | 'config'>,
  state: CartState,
  decision: StoredDecision,
): Mail {
  const { channel, config } = context;
  const { name, email } = state.orderer;
  const greeting = [
    `${name} 様`,
    `このたびは${channel.name}をご利用いただき、誠にありがとうございます。`,
    '以下の内容でご注文を承りました。',
  ];
  const sections = [
    { heading: '注文番号', lines: [decision.orderNo] },
    itemsSection(state),
    totalsSection(state),
    ...shippingSections(state),
    paymentSection(decision),
    ...(state.cart.remarks === '' ? [] : [{ heading: '備考', lines: state.cart.remarks.split('\n') }]),
  ];
  return {
    channelId: channel.id,
    to: email,
    subject: `【${channel.name}】ご注文ありがとうございます（注文番号：${decision.orderNo}）`,
    ...mailParts(channel.name, {
      greeting,
      sections,
      links: orderLinks(config.shopOrigins[channel.key], state.cart.userId, decision.orderId),
    }),
  };
}

function itemsSection({ lines }: CartState): MailSection {
  const rows = lines.flatMap(({ product, quantity }) => {
    if (product === null) return [];
    const mark = product.taxRate === REDUCED_RATE ? REDUCED_MARK : '';
    return [
      `${product.name}（${product.code}）${mark}`,
      `　${yen(product.unitPrice)}（税抜） × ${quantity}点 ＝ ${yen(product.unitPrice * quantity)}（税抜）`,
    ];
  });
  const hasReduced = lines.some(({ product }) => product?.taxRate === REDUCED_RATE);
  return { heading: 'ご注文商品', lines: hasReduced ? [...rows, '※軽減税率対象'] : rows };
}

function totalsSection({ amounts }: CartState): MailSection {
  return {
    heading: 'お支払い金額',
    lines: [
      `小計：${yen(amounts.subtotal)}（税抜）`,
      `送料：${yen(amounts.totalCarriage)}（税抜）`,
      ...amounts.amountByTaxRate.map(
        (row) => `${row.tax_rate}%対象：${yen(row.taxable_amount)}　消費税：${yen(row.tax_amount)}`,
      ),
      `合計（税込）：${yen(amounts.totalPayment)}`,
    ],
  };
}

function shippingSections({ destinations }: CartState): readonly MailSection[] {
  return destinations.map(({ row, method, timezoneLabel }) => {
    const address = presentAddress(row.address);
    return {
      heading: 'お届け先',
      lines: [
        `${address.shipping_name} 様`,
        `〒${address.formatted_postal_code}`,
        address.full_address,
        `電話番号：${address.phone_number}`,
        `配送方法：${method.name}`,
        `お届け希望日：${row.deliveryAt === null ? '指定なし（最短でお届けします）' : dotted(row.deliveryAt)}`,
        `お届け時間帯：${timezoneLabel ?? '指定なし'}`,
      ],
    };
  });
}

function paymentSection({ paymentName, bankAccount, dueOn }: StoredDecision): MailSection {
  const account =
    bankAccount === null
      ? []
      : [
          `お振込先：${bankAccount.bankName} ${bankAccount.branchName}`,
          `　${bankAccount.accountType} ${bankAccount.accountNumber}`,
          `　${bankAccount.accountHolder}`,
        ];
  const due = dueOn === null ? [] : [`お支払い期限：${dotted(dueOn)}`];
  return { heading: 'お支払い方法', lines: [paymentName, ...account, ...due] };
}
