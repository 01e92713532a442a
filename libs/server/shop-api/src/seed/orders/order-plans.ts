import type { StoredAddress } from '../../db/schema';

/** The orderer of the demonstration's orders. */
export const ORDERER = {
  email: 'member@example.jp',
  name: '森野 みどり',
  phoneNumber: '0312345678',
} as const;
/** How many days a gift can be accepted. */
export const GIFT_DAYS = 30;
/** Yen without tax. */
export const SHIPPING_FEE = 600;
/** The states of an order that is not cancelled, in sequence. */
export const STATUS_SEQUENCE = ['received', 'paid', 'shipped', 'delivered'] as const;

export type OrderStatus = (typeof STATUS_SEQUENCE)[number] | 'cancelled';
export type GiftStatus = 'waiting' | 'completed' | 'expired';

/** One order of the demonstration. */
export interface OrderPlan {
  readonly daysAgo: number;
  readonly status: OrderStatus;
  readonly quantity: number;
  readonly memo?: string;
  readonly gift?: GiftStatus;
}

/**
 * One order for every possible state, some with a memo, some as gifts, the oldest first. What has not left yet is so recent that
 * it can still arrive on its first day.
 */
export const ORDER_PLANS: readonly OrderPlan[] = [
  { daysAgo: 45, status: 'cancelled', quantity: 1, gift: 'expired' },
  { daysAgo: 40, status: 'delivered', quantity: 2, memo: '母の日に渡しました。\n来年も同じ品にする' },
  { daysAgo: 20, status: 'cancelled', quantity: 1 },
  { daysAgo: 3, status: 'shipped', quantity: 1, memo: '受け取りは宅配ボックス' },
  { daysAgo: 3, status: 'paid', quantity: 1, gift: 'completed' },
  { daysAgo: 2, status: 'paid', quantity: 3 },
  { daysAgo: 2, status: 'paid', quantity: 1, gift: 'waiting' },
  { daysAgo: 2, status: 'received', quantity: 1 },
];

/** Where they go. */
export const ADDRESS: StoredAddress = {
  lastName: '森野',
  firstName: 'みどり',
  lastNameKana: 'モリノ',
  firstNameKana: 'ミドリ',
  postalCode: '1500001',
  prefecture: '東京都',
  city: '渋谷区神宮前',
  address1: '1-2-3',
  address2: 'こもれびハイツ101',
  phoneNumber: ORDERER.phoneNumber,
  cellPhoneNumber: '',
};
