import { CARRIERS, CarrierKey } from '@shop/contract/orders/carrier';
import * as v from 'valibot';
import type { Parcel } from '../../orders/apply-order-step';
import { wrongUsage } from '../command/operator-error';

const DEFAULT_CARRIER = 'yamato';
const TRACKING = /^[0-9A-Z][0-9A-Z-]{6,29}$/;

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

/** `--carrier` of the commands that send a parcel. */
export const CARRIER_OPTION = {
  name: 'carrier',
  value: 'C',
  isOptional: true,
  ja: `配送会社: ${Object.entries(CARRIERS)
    .map(([key, { name }]) => `${key}（${name}）`)
    .join('、')}。はじめは ${DEFAULT_CARRIER}`,
  en: `the carrier: ${Object.keys(CARRIERS).join(', ')}; ${DEFAULT_CARRIER} by default`,
} as const;

/** A parcel by `--tracking` and `--carrier`; throws an `OperatorError` for what neither is. */
export const readParcel = (tracking: string, carrier: string | undefined): Parcel => ({
  trackingNumber: readTracking(tracking),
  carrier: readCarrier(carrier ?? DEFAULT_CARRIER),
});
