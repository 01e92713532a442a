import { CARRIERS, type CarrierKey, trackingUrl } from '@shop/contract/orders/carrier';
import type { ParcelTracking } from '@shop/contract/orders/parcel-tracking';

interface LeftParcel {
  readonly carrier: CarrierKey | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date | null;
}

/** How a parcel is shipped, with the carrier's page about it; null until it was. */
export const presentTracking = ({ carrier, trackingNumber, shippedAt }: LeftParcel): ParcelTracking =>
  carrier === null || trackingNumber === null || shippedAt === null
    ? null
    : {
        carrier_name: CARRIERS[carrier].name,
        tracking_number: trackingNumber,
        tracking_url: trackingUrl(carrier, trackingNumber),
        shipped_at: shippedAt.toISOString(),
      };
