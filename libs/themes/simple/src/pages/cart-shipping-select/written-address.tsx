import type { CartView } from '@shop/feature-cart/cart-view';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { AddressBlock } from '../../parts/address-block';
import { PrimaryLink } from '../../parts/primary-link';
import { SeveralDestinationsLink } from '../../parts/several-destinations-link';
import { useStepWay } from '../../parts/use-step-way';
import { cartShippingSelectWords } from './cart-shipping-select-words';

interface WrittenAddressProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
}

/** The address that a guest has written. */
export function WrittenAddress({ cart, isFromConfirm }: WrittenAddressProps) {
  const words = useWords(cartShippingSelectWords);
  const way = useStepWay(isFromConfirm, checkoutPaths.cartShippingDetail(), paths.cart());
  return (
    <>
      {cart.shippings.map(({ key, address }) => (
        <Panel
          key={key}
          title={words.shippingAddress}
          action={
            <LinkButton to={checkoutPaths.cartShippingAdd({ isFromConfirm })} variant="quiet">
              {words.change}
            </LinkButton>
          }
        >
          <AddressBlock address={address} />
        </Panel>
      ))}
      <SeveralDestinationsLink cart={cart} isFromConfirm={isFromConfirm} />
      <PrimaryLink to={way.next} isWide>
        {way.actions.label ?? words.next}
      </PrimaryLink>
    </>
  );
}
