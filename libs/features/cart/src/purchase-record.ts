import type { NamedStorage } from '@shop/site/storage/browser-storage';

/** How long a purchase record is stored for tracking and the thank-you page. core §4, §9 */
export const CART_DECISION_EXPIRY_MS = 1_800_000;
const NAME = 'purchase';

/** The cart that became an order, stored on this device only. account §9 */
export interface PurchaseRecord {
  readonly cartToken: string;
  readonly orderNo: string;
  /** Epoch milliseconds, under the specification's name. */
  readonly expire_at: number;
  /** The purchase has been sent to analytics. */
  readonly isTracked?: true;
  /** The order is placed, and its shopper has not seen the thank-you page yet. */
  readonly isUnthanked?: boolean;
}

/** An order that this browser has just placed. */
export interface RecentOrder {
  readonly orderNo: string;
  /** Its shopper has not seen the thank-you page yet. */
  readonly isUnthanked: boolean;
}

/** Stores the record of an order for 30 minutes. */
export function savePurchase(
  storage: NamedStorage,
  purchase: Pick<PurchaseRecord, 'cartToken' | 'orderNo' | 'isUnthanked'>,
  nowMs: number,
): void {
  storage.setItem(NAME, JSON.stringify({ ...purchase, expire_at: nowMs + CART_DECISION_EXPIRY_MS }));
}

/** Marks the record as sent to analytics; false where it is another one by now, or has been sent meanwhile. */
export function claimTracking(storage: NamedStorage, record: PurchaseRecord, nowMs: number): boolean {
  const stored = readPurchase(storage, nowMs);
  if (stored?.cartToken !== record.cartToken || stored.isTracked === true) return false;
  storage.setItem(NAME, JSON.stringify({ ...stored, isTracked: true }));
  return true;
}

/** The order that this browser has placed within the last half hour; null where there is none. */
export function recentOrder(storage: NamedStorage, nowMs: number): RecentOrder | null {
  const record = readPurchase(storage, nowMs);
  return record === null ? null : { orderNo: record.orderNo, isUnthanked: record.isUnthanked === true };
}

/** Notes that the thank-you page of an order is shown. */
export function markThanked(storage: NamedStorage, orderNo: string, nowMs: number): void {
  const record = readPurchase(storage, nowMs);
  if (record?.orderNo !== orderNo || record.isUnthanked !== true) return;
  storage.setItem(NAME, JSON.stringify({ ...record, isUnthanked: false }));
}

/** Reads the record, or `null`. An expired or malformed record is removed. */
export function readPurchase(storage: NamedStorage, nowMs: number): PurchaseRecord | null {
  const record = parse(storage.getItem(NAME));
  if (record !== null && record.expire_at > nowMs) return record;
  storage.removeItem(NAME);
  return null;
}

/** Removes the record. */
export function clearPurchase(storage: NamedStorage): void {
  storage.removeItem(NAME);
}

function parse(text: string | null): PurchaseRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is PurchaseRecord =>
  typeof value === 'object' &&
  value !== null &&
  'cartToken' in value &&
  typeof value.cartToken === 'string' &&
  'orderNo' in value &&
  typeof value.orderNo === 'string' &&
  'expire_at' in value &&
  typeof value.expire_at === 'number';
