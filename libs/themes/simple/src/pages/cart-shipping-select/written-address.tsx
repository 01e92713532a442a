import type { Address } from '@shop/site/views/address';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { AddressBlock } from '../../parts/address-block';
import { cartShippingSelectWords } from './cart-shipping-select-words';
import { PrimaryLink } from '../../parts/primary-link';

/** The address that a guest has written. */
export function WrittenAddress({ address }: { readonly address: Address }) {
  const words = useWords(cartShippingSelectWords);
  return (
    <>
      <Panel
        title={words.shippingAddress}
        action={
          <LinkButton to={checkoutPaths.cartShippingAdd()} variant="quiet">
            {words.change}
          </LinkButton>
        }
      >
        <AddressBlock address={address} />
      </Panel>
      <PrimaryLink to={checkoutPaths.cartShippingDetail()} isWide>
        {words.next}
      </PrimaryLink>
    </>
  );
}
