import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { SettingValue } from '../../db/schema';
import { ISSUER_SETTINGS } from './issuer-settings';
import { between, betweenOrNone, matching, type SettingType, SWITCH, text } from './setting-type';
import type { AccountPart, ChannelColumn, RuleColumn, Setting } from './setting';

const TEXT_MAX = 200;
const MESSAGE_MAX = 1_000;
const WIDEST_SCREEN_PX = 4_000;
const MAX_YEN = 10_000_000;
const LONGEST_DUE_DAYS = 60;
const LONGEST_GIFT_DAYS = 365;
const LAST_HOUR = 23;

const front = (key: string, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'front' },
  ja,
  en,
});
const channel = (key: string, column: ChannelColumn, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'channel', column },
  ja,
  en,
});
const rule = (key: string, column: RuleColumn, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'rule', column },
  ja,
  en,
});
const account = (key: string, part: AccountPart, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'account', part },
  ja,
  en,
});

const payment = (key: string, paymentId: number, ja: string, en: string): Setting => ({
  key,
  type: SWITCH,
  place: { kind: 'payment', paymentId },
  ja,
  en,
});

/** Every setting that the command line knows; nothing else can be set. */
export const SETTINGS: readonly Setting[] = [
  channel('SITE.NAME', 'name', text(1, TEXT_MAX), '店の名前', 'name of the shop'),
  channel('SITE.DESCRIPTION', 'description', text(0, MESSAGE_MAX), '店の説明', 'description of the shop'),
  channel('SITE.MAINTENANCE.IS_USE', 'isMaintenance', SWITCH, '店を閉める（メンテナンス）', 'close the shop'),
  channel(
    'SITE.MAINTENANCE.TITLE',
    'maintenanceTitle',
    text(0, TEXT_MAX),
    'メンテナンス画面の見出し',
    'title of the maintenance page',
  ),
  channel(
    'SITE.MAINTENANCE.MESSAGE',
    'maintenanceMessage',
    text(0, MESSAGE_MAX),
    'メンテナンス画面の文',
    'text of the maintenance page',
  ),
  front('SITE.NAMESPACE', matching(/^[a-z][a-z0-9-]{0,31}$/, 'school'), 'テーマの名前', 'name of the theme'),
  front(
    'SITE.BREAKPOINT.SCREEN-SM',
    between(1, WIDEST_SCREEN_PX),
    'スマートフォンの幅（px）',
    'phones up to, px',
  ),
  front(
    'SITE.BREAKPOINT.SCREEN-MD',
    between(1, WIDEST_SCREEN_PX),
    'タブレットの幅（px）',
    'tablets up to, px',
  ),
  front('SITE.IS_WITHOUT_MEMBERS', SWITCH, '会員なしの店', 'a shop without members'),
  front(
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE',
    SWITCH,
    '販売の一時停止を使う',
    'selling can be stopped for a while',
  ),
  front('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', SWITCH, 'いま販売している', 'selling just now'),
  front(
    'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE',
    SWITCH,
    'はじめてのログインでメールを確認する',
    'first sign-in verifies the mail address',
  ),
  front('ORDER.SHIPPING.IS_ALLOW_MULTIPLE', SWITCH, '複数のお届け先', 'several destinations in one order'),
  front(
    'ORDER.SOCIAL_GIFT.CARRIAGE',
    between(0, MAX_YEN),
    'ソーシャルギフトの送料（円、税抜）',
    'carriage of a gift whose address comes later, yen without tax',
  ),
  front(
    'ORDER.SOCIAL_GIFT.DAYS',
    between(1, LONGEST_GIFT_DAYS),
    'ギフトの住所を入力できる日数',
    'days that the receiver of a gift has to tell the address',
  ),
  front('POINT.IS_USE', SWITCH, 'ご注文でポイントを付ける', 'orders bring points'),
  front(
    'POINT.GRANT.IS_ON_PAYMENT',
    SWITCH,
    'ポイントをご入金時に付ける（false はお届け時）',
    'grant points on payment instead of on delivery',
  ),
  front('CART.POPUP.IS_TOAST', SWITCH, 'カートに入れたときのお知らせ', 'a toast after adding to the cart'),
  front('GTM.ID', matching(/^(GTM-[A-Z0-9]{4,12})?$/, 'GTM-AB12CD'), 'タグマネージャーの ID', 'tag manager'),
  rule(
    'ORDER.CARRIAGE.FREE_FROM',
    'freeCarriageFrom',
    betweenOrNone(0, MAX_YEN),
    '送料無料になる商品合計（円、税抜）',
    'goods in yen without tax from which carriage is free',
  ),
  rule(
    'ORDER.PAYMENT.DUE_DAYS',
    'paymentDueDays',
    between(1, LONGEST_DUE_DAYS),
    'お支払い期限までの日数',
    'days until payment is due',
  ),
  rule(
    'ORDER.CUT_OFF_HOUR',
    'cutOffHour',
    between(0, LAST_HOUR),
    '当日受付の締め切り（時）',
    'hour until which orders count for the day',
  ),
  front(
    'USER.COMPANY_NAME.IS_REQUIRED',
    SWITCH,
    '会員登録で会社名を必須にする',
    'registration asks for a company',
  ),
  front('USER.KANA.IS_REQUIRED', SWITCH, '会員登録でフリガナを必須にする', 'registration asks for kana'),
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
  account('ORDER.BANK.NAME', 'bankName', text(1, TEXT_MAX), 'お振込先の銀行', 'bank for transfers'),
  account('ORDER.BANK.BRANCH', 'branchName', text(1, TEXT_MAX), 'お振込先の支店', 'its branch'),
  account(
    'ORDER.BANK.TYPE',
    'accountType',
    matching(/^(普通|当座)$/, '普通'),
    '口座の種類',
    'kind of account',
  ),
  account('ORDER.BANK.NUMBER', 'accountNumber', matching(/^\d{7}$/, '1234567'), '口座番号', 'account number'),
  account('ORDER.BANK.HOLDER', 'accountHolder', text(1, TEXT_MAX), '口座名義', 'account holder'),
  ...ISSUER_SETTINGS,
];

/** As people read and write it. */
export const formatSetting = (value: SettingValue): string => (value === null ? 'none' : String(value));
