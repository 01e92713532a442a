import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { BOOLEAN, type SettingType, textLine, textMatching } from './setting-type';
import type { AccountPart, Setting } from './setting';

const TEXT_MAX = 200;

const account = (key: string, part: AccountPart, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'account', part },
  ja,
  en,
});

const payment = (key: string, paymentId: number, ja: string, en: string): Setting => ({
  key,
  type: BOOLEAN,
  place: { kind: 'payment', paymentId },
  ja,
  en,
});

/** The payment methods of a shop, and the account that transfers go to. */
export const PAYMENT_SETTINGS: readonly Setting[] = [
  payment(
    'ORDER.PAYMENT.BANK_TRANSFER.IS_USE',
    PAYMENTS.bankTransfer,
    '銀行振込（前払い）を使う',
    'offer bank transfer',
  ),
  payment(
    'ORDER.PAYMENT.INVOICE.IS_USE',
    PAYMENTS.deferredInvoice,
    '請求書後払いを使う',
    'offer payment by invoice',
  ),
  payment(
    'ORDER.PAYMENT.DEFERRED_SERVICE.IS_USE',
    PAYMENTS.deferredService,
    '後払い決済サービスを使う（決済サービスとの接続が必要）',
    'offer the deferred payment service (needs a payment service)',
  ),
  payment(
    'ORDER.PAYMENT.CARD.IS_USE',
    PAYMENTS.card,
    'クレジットカードを使う（決済サービスとの接続が必要）',
    'offer cards (needs a payment service)',
  ),
  payment(
    'ORDER.PAYMENT.CONVENIENCE_STORE.IS_USE',
    PAYMENTS.convenienceStore,
    'コンビニ決済を使う（決済サービスとの接続が必要）',
    'offer convenience stores (needs a payment service)',
  ),
  payment(
    'ORDER.PAYMENT.QR_WALLET.IS_USE',
    PAYMENTS.qrWallet,
    'QRコード決済を使う（決済サービスとの接続が必要）',
    'offer QR wallets (needs a payment service)',
  ),
  payment(
    'ORDER.PAYMENT.CASH_ON_DELIVERY.IS_USE',
    PAYMENTS.cashOnDelivery,
    '代金引換を使う（手数料は payment-fees set で決めます）',
    'offer cash on delivery (payment-fees set names its fees)',
  ),
  account('ORDER.BANK.NAME', 'bankName', textLine(1, TEXT_MAX), 'お振込先の銀行', 'bank for transfers'),
  account('ORDER.BANK.BRANCH', 'branchName', textLine(1, TEXT_MAX), 'お振込先の支店', 'its branch'),
  account(
    'ORDER.BANK.TYPE',
    'accountType',
    textMatching(/^(普通|当座)$/, '普通'),
    '口座の種類',
    'kind of account',
  ),
  account(
    'ORDER.BANK.NUMBER',
    'accountNumber',
    textMatching(/^\d{7}$/, '1234567'),
    '口座番号',
    'account number',
  ),
  account('ORDER.BANK.HOLDER', 'accountHolder', textLine(1, TEXT_MAX), '口座名義', 'account holder'),
];
