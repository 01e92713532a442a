import { SeveralDestinationsLink } from '@shop/theme-simple/parts/several-destinations-link';
import type { CartNoteSlot } from '@shop/theme-simple/slots/cart-slots';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import type { ComponentProps } from 'react';
import styles from './several-recipients-note.module.css';
import { severalRecipientsWords } from './several-recipients-words';

/** Below the heading of the cart: the way to gifts for several recipients, also where one piece is in it so far. */
export default function SeveralRecipientsNote({ cart }: ComponentProps<typeof CartNoteSlot>) {
  const words = useWords(severalRecipientsWords);
  const { isMultipleShippingAllowed } = useSettings();
  if (cart === null || cart.lines.length === 0 || cart.gift !== null || !isMultipleShippingAllowed)
    return null;
  return (
    <div className={styles.note}>
      <p>{words.lead}</p>
      <SeveralDestinationsLink cart={cart} isFromConfirm={false} from={1} />
    </div>
  );
}
