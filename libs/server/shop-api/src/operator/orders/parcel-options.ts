import { CARRIERS, type CarrierKey } from '@shop/contract/orders/carrier';
import type { Parcel } from '../../orders/apply-order-step';
import { type Consignment, distinctNumbers } from '../../orders/consignment';
import { wrongUsage } from '../command/operator-error';
import { CARRIER_WORDS, carrierOf } from './carrier-names';

export const DEFAULT_CARRIER: CarrierKey = 'yamato';
/** More than any destination's goods were ever packed into. */
export const MOST_PARCELS = 20;
const TRACKING = /^[0-9A-Z][0-9A-Z-]{6,29}$/;

/** A tracking number as it is stored; null for what is none. */
export function trackingNumberOf(given: string): string | null {
  const tracking = given.normalize('NFKC').trim().toUpperCase();
  return TRACKING.test(tracking) ? tracking : null;
}

/** The numbers in one text: with commas, or as a cell of a spreadsheet has several. */
export const splitNumbers = (given: string): readonly string[] => given.trim().split(/\s*[,、，､]\s*|\s+/);

function readTracking(given: string): string {
  const tracking = trackingNumberOf(given);
  if (tracking !== null) return tracking;
  throw wrongUsage(
    `お問い合わせ番号は英数字とハイフンで 7 から 30 文字です: ${given}`,
    `A tracking number has 7 to 30 letters, digits and hyphens: ${given}`,
  );
}

export function readCarrier(given: string): CarrierKey {
  const carrier = carrierOf(given);
  if (carrier !== undefined) return carrier;
  throw wrongUsage(
    `知らない配送会社です: ${given}。${CARRIER_WORDS} のどれかを、記号か名前で指定してください`,
    `Unknown carrier: ${given} (${Object.keys(CARRIERS).join(', ')})`,
  );
}

/** `--carrier` of the commands that send a parcel. */
export const CARRIER_OPTION = {
  name: 'carrier',
  value: 'C',
  isOptional: true,
  ja: `配送会社の記号か名前: ${CARRIER_WORDS}。はじめは ${DEFAULT_CARRIER}`,
  en: `the carrier, by its key or its Japanese name: ${Object.keys(CARRIERS).join(', ')}; ${DEFAULT_CARRIER} by default`,
} as const;

/** A parcel by `--tracking` and `--carrier`; throws an `OperatorError` for what neither is. */
export const readParcel = (tracking: string, carrier: string | undefined): Parcel => ({
  trackingNumber: readTracking(tracking),
  carrier: readCarrier(carrier ?? DEFAULT_CARRIER),
});

/** The same of a destination's parcels, with commas or spaces between their numbers. */
export function readConsignment(tracking: string, carrier: string | undefined): Consignment {
  const given = splitNumbers(tracking);
  const trackingNumbers = distinctNumbers(given.map(readTracking));
  if (trackingNumbers.length > MOST_PARCELS)
    throw wrongUsage(
      `お問い合わせ番号は、お届け先ごとに ${MOST_PARCELS} 個までです`,
      `A destination has at most ${MOST_PARCELS} tracking numbers`,
    );
  return { trackingNumbers, carrier: readCarrier(carrier ?? DEFAULT_CARRIER) };
}
