import type { OrderStatus } from '@shop/contract/orders/order-status';

/** Why no receipt can be issued now, in Japanese; null where it can. */
export function receiptViolation(order: { readonly status: OrderStatus }, isPaid: boolean): string | null {
  if (order.status === 'cancelled') return 'キャンセルされたご注文の領収書は発行できません';
  if (!isPaid) return 'ご入金の確認後に、領収書を発行できます';
  return null;
}
