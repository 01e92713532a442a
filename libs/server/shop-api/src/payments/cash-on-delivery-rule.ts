import type { PaymentSituation } from './payment-situation';

/** Why an order cannot be paid to the carrier, who hands over one parcel to the shopper; null where it can. */
export function cashOnDeliveryRule({
  isGift,
  isPickup,
  destinationCount,
  toCollect,
}: Pick<PaymentSituation, 'isGift' | 'isPickup' | 'destinationCount' | 'toCollect'>): string | null {
  if (isGift) return 'ギフトのご注文では、代金引換をご利用いただけません';
  if (isPickup) return '学校で受け取るご注文では、代金引換をご利用いただけません';
  if (destinationCount > 1) return 'お届け先が複数のご注文では、代金引換をご利用いただけません';
  if (toCollect === 0) return 'お支払いいただく金額がないため、代金引換はご利用いただけません';
  return null;
}
