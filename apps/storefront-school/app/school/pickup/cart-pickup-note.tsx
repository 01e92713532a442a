import { PickupNotice } from '@shop/theme-simple/parts/school-pickup/pickup-notice';
import type { CartNoteSlot } from '@shop/theme-simple/slots/cart-slots';
import type { ComponentProps } from 'react';

/** Below the heading of the cart: until when it can be ordered for the pick-up at school. */
export default function CartPickupNote({ cart }: ComponentProps<typeof CartNoteSlot>) {
  return cart === null || cart.lines.length === 0 ? null : <PickupNotice />;
}
