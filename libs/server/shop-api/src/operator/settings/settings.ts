import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { ORDER_DESK_SETTING } from '@shop/contract/order-desk/order-desk-limits';
import type { SettingValue } from '../../db/schema';
import { SISTER_SHOPS } from '../../site/find-sister-shops';
import { PRICE_SUMS_SETTING } from './change-price-sums';
import { ISSUER_SETTINGS } from './issuer-settings';
import { PAYMENT_SETTINGS } from './payment-settings';
import { RETENTION_SETTINGS } from './retention-settings';
import { RETURN_SETTINGS } from './return-settings';
import {
  MAILBOX,
  wholeNumberBetween,
  wholeNumberBetweenOrNone,
  oneOf,
  textMatching,
  type SettingType,
  BOOLEAN,
  textLine,
} from './setting-type';
import type { ChannelColumn, CheckoutColumn, Setting } from './setting';

const TEXT_MAX = 200;
const MESSAGE_MAX = 1_000;
const WIDEST_SCREEN_PX = 4_000;
const MAX_YEN = 10_000_000;
const MAX_DUE_DAYS = 60;
const MAX_UNPAID_DAYS = 90;
const MAX_GIFT_DAYS = 365;
const MAX_ORDERS_PER_DAY = 1_000;
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
const checkout = (
  key: string,
  column: CheckoutColumn,
  type: SettingType,
  ja: string,
  en: string,
): Setting => ({
  key,
  type,
  place: { kind: 'checkout', column },
  ja,
  en,
});

/** Every setting that the command line knows; nothing else can be set. */
export const SETTINGS: readonly Setting[] = [
  channel('SITE.NAME', 'name', textLine(1, TEXT_MAX), '店の名前', 'name of the shop'),
  channel('SITE.DESCRIPTION', 'description', textLine(0, MESSAGE_MAX), '店の説明', 'description of the shop'),
  channel(
    'SITE.MAINTENANCE.IS_USE',
    'isMaintenance',
    BOOLEAN,
    '店を閉める（メンテナンス）',
    'close the shop',
  ),
  channel(
    'SITE.MAINTENANCE.TITLE',
    'maintenanceTitle',
    textLine(0, TEXT_MAX),
    'メンテナンス画面の見出し',
    'title of the maintenance page',
  ),
  channel(
    'SITE.MAINTENANCE.MESSAGE',
    'maintenanceMessage',
    textLine(0, MESSAGE_MAX),
    'メンテナンス画面の文',
    'text of the maintenance page',
  ),
  front(
    'SITE.NAMESPACE',
    textMatching(/^[a-z][a-z0-9-]{0,31}$/, 'school'),
    'テーマの名前',
    'name of the theme',
  ),
  front(
    SISTER_SHOPS,
    textMatching(/^(?:[a-z][a-z0-9-]{0,31}(?:,[a-z][a-z0-9-]{0,31})*)?$/, 'corporate,gift'),
    'ログイン画面で案内する姉妹店（コンマ区切り、空はなし）',
    'sister shops that the sign-in page links to, with commas between; empty: none',
  ),
  front(
    'SITE.BREAKPOINT.SCREEN-SM',
    wholeNumberBetween(1, WIDEST_SCREEN_PX),
    'スマートフォンの幅（px）',
    'phones up to, px',
  ),
  front(
    'SITE.BREAKPOINT.SCREEN-MD',
    wholeNumberBetween(1, WIDEST_SCREEN_PX),
    'タブレットの幅（px）',
    'tablets up to, px',
  ),
  front('SITE.IS_WITHOUT_MEMBERS', BOOLEAN, '会員なしの店', 'a shop without members'),
  front(
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE',
    BOOLEAN,
    '販売の一時停止を使う',
    'selling can be stopped for a while',
  ),
  front('PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', BOOLEAN, 'いま販売している', 'selling just now'),
  front(
    'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE',
    BOOLEAN,
    'はじめてのログインでメールを確認する',
    'first sign-in verifies the mail address',
  ),
  front('ORDER.SHIPPING.IS_ALLOW_MULTIPLE', BOOLEAN, '複数のお届け先', 'several destinations in one order'),
  front(
    'ORDER.SOCIAL_GIFT.CARRIAGE',
    wholeNumberBetween(0, MAX_YEN),
    'ソーシャルギフトの送料（円、PRICE.SUMS に従う）',
    'shipping fee of a gift whose address comes later, yen with tax or without as PRICE.SUMS says',
  ),
  front(
    'ORDER.SOCIAL_GIFT.DAYS',
    wholeNumberBetween(0, MAX_GIFT_DAYS),
    'ソーシャルギフトの住所を入力できる日数（0 はソーシャルギフトを扱わない）',
    'days that the receiver of a social gift has to tell the address; 0: the shop offers none',
  ),
  ...RETURN_SETTINGS,
  front(
    ORDER_DESK_SETTING,
    BOOLEAN,
    'まとめて注文（商品番号で注文するページ）',
    'the order desk: a page to order by product numbers',
  ),
  front(
    PRICE_SUMS_SETTING,
    oneOf(['with-tax', 'without-tax']),
    '金額の登録・表示・計算（税込か税抜か。変えると、登録済みの価格・送料・手数料・クーポンを換算します）',
    'how amounts are stored, stated and counted; a change restates stored prices, fees and coupons',
  ),
  front('POINT.IS_USE', BOOLEAN, 'ご注文でポイントを付ける', 'orders bring points'),
  front(
    'POINT.GRANT.IS_ON_PAYMENT',
    BOOLEAN,
    'ポイントをご入金時に付ける（false はお届け時）',
    'grant points on payment instead of on delivery',
  ),
  front(
    'CART.ADDED.VIEW',
    oneOf(['toast', 'drawer', 'dialog']),
    'カートに入れたあとの表示（お知らせ・横から開くカート・確認の窓）',
    'what follows adding to the cart: a toast, the cart from the side, or a dialog',
  ),
  front('CART.POPUP.IS_TOAST', BOOLEAN, 'カートに入れたときのお知らせ', 'a toast after adding to the cart'),
  front(
    'GTM.ID',
    textMatching(/^(GTM-[A-Z0-9]{4,12})?$/, 'GTM-AB12CD'),
    'タグマネージャーの ID',
    'tag manager',
  ),
  checkout(
    'ORDER.CARRIAGE.FREE_FROM',
    'freeShippingFrom',
    wholeNumberBetweenOrNone(0, MAX_YEN),
    '送料無料になる商品合計（円、PRICE.SUMS に従う）',
    'goods in yen, with tax or without as PRICE.SUMS says, from which shipping is free',
  ),
  checkout(
    'ORDER.PAYMENT.DUE_DAYS',
    'paymentDueDays',
    wholeNumberBetween(1, MAX_DUE_DAYS),
    'お支払い期限までの日数',
    'days until payment is due',
  ),
  checkout(
    'ORDER.PAYMENT.CONVENIENCE_STORE.DUE_DAYS',
    'convenienceDueDays',
    wholeNumberBetween(1, MAX_DUE_DAYS),
    'コンビニ決済のお支払い期限までの日数',
    'days to pay at a convenience store',
  ),
  checkout(
    'ORDER.UNPAID.CANCEL_AFTER_DAYS',
    'unpaidCancelDays',
    wholeNumberBetweenOrNone(1, MAX_UNPAID_DAYS),
    'お支払い期限のあと、未入金の銀行振込の注文を自動でキャンセルするまでの日数（none はしない）',
    'days after the due date until an unpaid bank transfer is cancelled by itself; none: never',
  ),
  checkout(
    'ORDER.UNPAID.REMIND_BEFORE_DAYS',
    'unpaidRemindDays',
    wholeNumberBetweenOrNone(1, MAX_UNPAID_DAYS),
    '未入金の注文（銀行振込・コンビニ決済）が自動でキャンセルになる何日前にお知らせのメールを送るか（none は送らない）',
    'days before an unpaid order (bank transfer, convenience store) ends on which a mail reminds of it; none: never',
  ),
  checkout(
    'ORDER.GUEST.TRANSFERS_PER_DAY',
    'guestTransfersPerDay',
    wholeNumberBetweenOrNone(1, MAX_ORDERS_PER_DAY),
    '会員でない方と、メールアドレスの確認が済んでいない会員が、同じメールアドレスで一日にできる、後から払う注文（銀行振込・コンビニ決済・代金引換）の数（none は制限しない）',
    'orders that a guest, or a member whose address is not verified, may place in a day under one mail address and pay later (bank transfer, convenience store, on delivery); none: no limit',
  ),
  checkout(
    'ORDER.GUEST.PIECES_PER_PRODUCT',
    'guestPiecesPerProduct',
    wholeNumberBetweenOrNone(1, MAX_QUANTITY),
    '会員でない方と、メールアドレスの確認が済んでいない会員が、一度に注文できる、1つの商品の数（none は制限しない）',
    'pieces of one product that a guest, or a member whose address is not verified, may order at once; none: no limit',
  ),
  checkout(
    'ORDER.CUT_OFF_HOUR',
    'cutOffHour',
    wholeNumberBetween(0, LAST_HOUR),
    '当日受付の締め切り（時）',
    'hour until which orders count for the day',
  ),
  checkout(
    'ORDER.MAIL_TO',
    'orderMailTo',
    MAILBOX,
    '新しい注文の通知先（空は通知なし）',
    'mailbox that new orders are told to; empty: none',
  ),
  front(
    'USER.COMPANY_NAME.IS_REQUIRED',
    BOOLEAN,
    '会員登録で会社名を必須にする',
    'registration asks for a company',
  ),
  front('USER.KANA.IS_REQUIRED', BOOLEAN, '会員登録でフリガナを必須にする', 'registration asks for kana'),
  ...PAYMENT_SETTINGS,
  ...ISSUER_SETTINGS,
  ...RETENTION_SETTINGS,
];

/** Formats a value as the command line shows and accepts it. */
export const formatSetting = (value: SettingValue): string => (value === null ? 'none' : String(value));
