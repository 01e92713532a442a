import * as v from 'valibot';

/** The states of an order and their Japanese names. */
export const ORDER_STATUS_NAMES = {
  received: 'ご注文受付',
  paid: 'ご入金確認済み',
  shipped: '発送済み',
  delivered: 'お届け済み',
  cancelled: 'キャンセル済み',
} as const;

/** The name of an order whose payment is neither confirmed nor refused. */
export const PAYMENT_OPEN_NAME = 'お支払い手続き中';

export const OrderStatus = v.picklist(['received', 'paid', 'shipped', 'delivered', 'cancelled']);

export type OrderStatus = v.InferOutput<typeof OrderStatus>;
