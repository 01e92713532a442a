import { PickupChoice } from '@shop/theme-simple/parts/school-pickup/pickup-choice';
import type { CartShippingNoteSlot } from '@shop/theme-simple/slots/checkout-slots';
import type { ComponentProps } from 'react';

/** Above the addresses: the school as a destination. */
export default function ShippingPickupChoice({ cart }: ComponentProps<typeof CartShippingNoteSlot>) {
  return <PickupChoice cart={cart} />;
}
