import { CARRIERS, type CarrierKey, trackingUrl } from '@shop/contract/orders/carrier';
import type { ParcelTracking } from '@shop/contract/orders/parcel-tracking';
import { trackingNumbersOf } from './consignment';

interface LeftParcel {
  readonly carrier: CarrierKey | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date | null;
}

/** How a parcel is shipped, with the carrier's page about it, and those that left with it; null until it was. */
export function presentTracking({ carrier, trackingNumber, shippedAt }: LeftParcel): ParcelTracking {
  if (carrier === null || trackingNumber === null || shippedAt === null) return null;
  const [number = '', ...others] = trackingNumbersOf(trackingNumber);
  return {
    carrier_name: CARRIERS[carrier].name,
    ...numbered(carrier, number),
    shipped_at: shippedAt.toISOString(),
    ...(others.length === 0 ? {} : { others: others.map((other) => numbered(carrier, other)) }),
  };
}

const numbered = (carrier: CarrierKey, number: string) => ({
  tracking_number: number,
  tracking_url: trackingUrl(carrier, number),
});
