import type { CartView } from '@shop/feature-cart/cart-view';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { severalDestinationsWords } from './several-destinations-words';

interface SeveralDestinationsLinkProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
  /** From how many pieces on it is offered; two unless said otherwise: a further piece may be added on the way. */
  readonly from?: number;
}

const USUALLY_FROM = 2;

/** The way to an order that goes to several places, where the shop allows it and there are enough pieces to send. */
export function SeveralDestinationsLink({
  cart,
  isFromConfirm,
  from = USUALLY_FROM,
}: SeveralDestinationsLinkProps) {
  const words = useWords(severalDestinationsWords);
  const { isMultipleShippingAllowed } = useSettings();
  if (!isMultipleShippingAllowed || cart.count < from) return null;
  return (
    <LinkButton
      to={checkoutPaths.cartShippingSelect({ isSeveral: true, isFromConfirm })}
      variant="secondary"
      isWide
    >
      {words.sendToSeveral}
    </LinkButton>
  );
}
