import type { CartView } from '@shop/feature-cart/cart-view';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { severalDestinationsWords } from './several-destinations-words';

interface SeveralDestinationsLinkProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
}

/** The way to an order that goes to several places, where the shop allows it and there is more than one piece to send. */
export function SeveralDestinationsLink({ cart, isFromConfirm }: SeveralDestinationsLinkProps) {
  const words = useWords(severalDestinationsWords);
  const { isMultipleShippingAllowed } = useSettings();
  if (!isMultipleShippingAllowed || cart.count < 2) return null;
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
