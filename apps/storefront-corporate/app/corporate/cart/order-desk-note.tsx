import { OrderDeskLink } from '@shop/theme-simple/parts/order-desk-link';
import type { CartNoteSlot } from '@shop/theme-simple/slots/cart-slots';
import { useWords } from '@shop/theming/use-words';
import type { ComponentProps } from 'react';
import { orderDeskNoteWords } from './order-desk-note-words';

/** Below the heading of an empty cart: the way to order by product numbers. */
export default function OrderDeskNote({ cart }: ComponentProps<typeof CartNoteSlot>) {
  const words = useWords(orderDeskNoteWords);
  if (cart !== null && cart.lines.length > 0) return null;
  return (
    <p>
      <OrderDeskLink>{words.toOrderDesk}</OrderDeskLink>
    </p>
  );
}
