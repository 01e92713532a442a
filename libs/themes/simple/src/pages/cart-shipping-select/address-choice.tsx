import { addressesQuery } from '@shop/feature-account/addresses-query';
import type { CartView } from '@shop/feature-cart/cart-view';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query/use-api';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import styles from '../../parts/choice-list.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { SeveralDestinationsLink } from '../../parts/several-destinations-link';
import { severalDestinationsWords } from '../../parts/several-destinations-words';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { cartShippingSelectWords } from './cart-shipping-select-words';

interface AddressChoiceProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
}

/** The member's addresses to choose from; the one chosen before or the default is chosen already. */
export function AddressChoice({ cart, isFromConfirm }: AddressChoiceProps) {
  const words = useWords(cartShippingSelectWords);
  const { toConfirm } = useWords(severalDestinationsWords);
  const { data, error, isPending, refetch } = useQuery(addressesQuery(useApi()));
  const run = useCartCommand();
  const { take, isBusy, errorText } = useStep(
    isFromConfirm ? checkoutPaths.cartConfirm() : checkoutPaths.cartShippingDetail(),
  );
  const [picked, setPicked] = useState<number | null>(null);

  if (isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const selected = data.entries.find((entry) => entry.id === (picked ?? cart.shippings[0]?.userAddressId));
  const chosen = selected ?? data.entries.find((entry) => entry.isDefault) ?? data.entries[0];
  const addLink = (
    <LinkButton to={checkoutPaths.cartShippingAdd({ isFromConfirm })} variant="secondary" isWide>
      {words.addAddress}
    </LinkButton>
  );
  if (chosen === undefined) {
    return <EmptyState message={words.empty}>{addLink}</EmptyState>;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void take(() => run(shipToSavedAddress(chosen.id)));
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.shippingAddress}</legend>
        {data.entries.map((entry) => (
          <RadioCard
            key={entry.id}
            name="address"
            value={String(entry.id)}
            label={entry.label || entry.name}
            description={<AddressBlock address={entry} />}
            isChecked={entry.id === chosen.id}
            onChoose={(value) => setPicked(Number(value))}
          />
        ))}
        {data.entries.length < data.limit && addLink}
        <SeveralDestinationsLink cart={cart} isFromConfirm={isFromConfirm} />
      </fieldset>
      <StepActions
        backTo={isFromConfirm ? checkoutPaths.cartConfirm() : paths.cart()}
        isBusy={isBusy}
        failure={errorText}
        {...(isFromConfirm ? { label: toConfirm } : {})}
      />
    </form>
  );
}
