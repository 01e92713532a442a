import { CARRIERS, CarrierKey } from '@shop/contract/orders/carrier';
import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import * as v from 'valibot';
import { shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { changeOrder } from './change-order';

const REASON_MAX = 1_000;
const DEFAULT_CARRIER = 'yamato';
const TRACKING = /^[0-9A-Z][0-9A-Z-]{6,29}$/;
const NUMBER = { name: 'NO' };

function readTracking(given: string): string {
  const tracking = given.normalize('NFKC').trim().toUpperCase();
  if (TRACKING.test(tracking)) return tracking;
  throw wrongUsage(
    `お問い合わせ番号は英数字とハイフンで 7 から 30 文字です: ${given}`,
    `A tracking number has 7 to 30 letters, digits and hyphens: ${given}`,
  );
}

function readCarrier(given: string): CarrierKey {
  const carrier = v.safeParse(CarrierKey, given);
  if (carrier.success) return carrier.output;
  const carriers = Object.keys(CARRIERS).join(', ');
  throw wrongUsage(
    `知らない配送会社です: ${given}（${carriers}）`,
    `Unknown carrier: ${given} (${carriers})`,
  );
}

function readReason(given: string): string {
  const reason = given.trim();
  if (reason !== '' && reason.length <= REASON_MAX && !reason.includes('\0')) return reason;
  throw wrongUsage(
    `理由は 1 から ${REASON_MAX} 文字で指定してください`,
    `A reason has 1 to ${REASON_MAX} characters`,
  );
}

const paid = shopCommand({
  name: 'orders paid',
  words: [NUMBER],
  options: [],
  ja: 'ご入金確認済みにし、メールでお知らせします',
  en: 'notes that the money came in and tells the shopper by mail',
  run: (context, args) => changeOrder(context, args.value('NO'), { step: 'paid' }),
});

const shipped = shopCommand({
  name: 'orders shipped',
  words: [NUMBER],
  options: [
    { name: 'tracking', value: 'T', ja: 'お問い合わせ番号（伝票番号）', en: 'the tracking number' },
    {
      name: 'carrier',
      value: 'C',
      isOptional: true,
      ja: `配送会社: ${Object.entries(CARRIERS)
        .map(([key, { name }]) => `${key}（${name}）`)
        .join('、')}。はじめは ${DEFAULT_CARRIER}`,
      en: `the carrier: ${Object.keys(CARRIERS).join(', ')}; ${DEFAULT_CARRIER} by default`,
    },
  ],
  ja: '発送済みにし、番号とリンクをメールでお知らせします。発送後に別の番号を指定すると訂正になります',
  en: 'notes that the parcel left and mails its number and link; another number later on is a correction',
  run: (context, args) =>
    changeOrder(context, args.value('NO'), {
      step: 'shipped',
      parcel: {
        trackingNumber: readTracking(args.value('tracking')),
        carrier: readCarrier(args.optional('carrier') ?? DEFAULT_CARRIER),
      },
    }),
});

const delivered = shopCommand({
  name: 'orders delivered',
  words: [NUMBER],
  options: [],
  ja: `${ORDER_STATUS_NAMES.delivered}にします`,
  en: 'notes that the parcel arrived',
  run: (context, args) => changeOrder(context, args.value('NO'), { step: 'delivered' }),
});

const cancelled = shopCommand({
  name: 'orders cancelled',
  words: [NUMBER],
  options: [
    {
      name: 'reason',
      value: 'R',
      ja: 'キャンセル理由（お客様に伝わります）',
      en: 'why; the shopper reads it',
    },
  ],
  ja: '注文をキャンセルし、在庫を戻し、メールでお知らせします',
  en: 'cancels an order, puts its pieces back and tells the shopper by mail',
  run: (context, args) =>
    changeOrder(context, args.value('NO'), { step: 'cancelled', reason: readReason(args.value('reason')) }),
});

export const changeOrderCommands = [paid, shipped, delivered, cancelled];
