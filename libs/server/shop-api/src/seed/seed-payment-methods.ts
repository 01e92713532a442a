import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { choiceLists } from '@shop/validation/choices';
import type { Executor } from '../db/database';
import { paymentFeeBrackets, paymentMethods } from '../db/schema';
import { CONVENIENCE_DUE_DAYS, PAYMENT_DUE_DAYS } from '../payments/payment-description';

/** The ways to pay of the demonstration's shops, whose payment service is the sandbox. */
const OFFERED: Readonly<Record<string, readonly number[]>> = {
  default: [
    PAYMENTS.card,
    PAYMENTS.convenienceStore,
    PAYMENTS.qrWallet,
    PAYMENTS.cashOnDelivery,
    PAYMENTS.bankTransfer,
    PAYMENTS.deferredService,
  ],
  gift: [
    PAYMENTS.card,
    PAYMENTS.convenienceStore,
    PAYMENTS.qrWallet,
    PAYMENTS.cashOnDelivery,
    PAYMENTS.bankTransfer,
    PAYMENTS.deferredService,
  ],
  school: [PAYMENTS.convenienceStore, PAYMENTS.cashOnDelivery, PAYMENTS.bankTransfer],
  corporate: [PAYMENTS.bankTransfer, PAYMENTS.deferredInvoice],
};
/** What a shop of the demonstration offers that is not named above. */
const OFFERED_ELSEWHERE: readonly number[] = [PAYMENTS.bankTransfer];

/** The highest total with tax, and the fee without tax. */
const CASH_ON_DELIVERY_FEES = [
  { upTo: 10_000, fee: 300 },
  { upTo: 30_000, fee: 400 },
  { upTo: 100_000, fee: 600 },
  { upTo: 300_000, fee: 1_000 },
];

const [TRANSFER, INVOICE, DEFERRED] = choiceLists.payment;

/** In the order in which they are shown. */
const METHODS = [
  {
    paymentId: PAYMENTS.card,
    name: 'クレジットカード',
    description: 'ご注文の確定後、決済サービスの画面でカード情報を入力してお支払いいただきます。',
  },
  {
    paymentId: PAYMENTS.convenienceStore,
    name: 'コンビニ決済',
    description: `ご注文の確定後にお知らせする払込番号で、{{${CONVENIENCE_DUE_DAYS}}}日以内にコンビニエンスストアでお支払いください。ご入金の確認後に発送いたします。`,
  },
  {
    paymentId: PAYMENTS.qrWallet,
    name: 'QRコード決済',
    description: 'ご注文の確定後、決済サービスの画面からQRコード決済のアプリでお支払いいただきます。',
  },
  {
    paymentId: PAYMENTS.cashOnDelivery,
    name: '代金引換',
    description: '商品のお受け取りの際に、配達員へ現金でお支払いください。',
  },
  {
    paymentId: PAYMENTS.bankTransfer,
    name: TRANSFER.label,
    description: `ご注文から{{${PAYMENT_DUE_DAYS}}}日以内に、ご案内する口座へお振り込みください。ご入金の確認後に発送いたします。振込手数料はお客様のご負担となります。`,
  },
  {
    paymentId: PAYMENTS.deferredInvoice,
    name: INVOICE.label,
    description: `商品の発送後に、請求書（PDF）を注文詳細の画面からダウンロードいただけます。発送から{{${PAYMENT_DUE_DAYS}}}日以内に、請求書に記載の口座へお振り込みください。振込手数料はお客様のご負担となります。`,
    isMembersOnly: true,
  },
  {
    paymentId: PAYMENTS.deferredService,
    name: DEFERRED.label,
    description:
      '商品の到着後に、コンビニエンスストアなどでお支払いいただけます。ご利用には決済サービスの審査があります。',
  },
];

/**
 * The payment methods of a new channel with their fees. A live shop offers none until its operator has named an account or
 * connected a service.
 */
export async function seedPaymentMethods(
  db: Executor,
  channel: { readonly id: number; readonly key: string },
  { isDemonstration }: { readonly isDemonstration: boolean },
): Promise<void> {
  const channelId = channel.id;
  const offered = isDemonstration ? (OFFERED[channel.key] ?? OFFERED_ELSEWHERE) : [];
  await db.insert(paymentMethods).values(
    METHODS.map((method, index) => ({
      channelId,
      ...method,
      isUsable: offered.includes(method.paymentId),
      position: index + 1,
    })),
  );
  await db
    .insert(paymentFeeBrackets)
    .values(
      CASH_ON_DELIVERY_FEES.map((bracket) => ({ channelId, paymentId: PAYMENTS.cashOnDelivery, ...bracket })),
    );
}
