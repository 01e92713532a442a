import { addressesQuery } from '@shop/feature-account/addresses-query';
import type { CartView } from '@shop/feature-cart/cart-view';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import type { DestinationPlace } from '@shop/feature-cart/destinations/destination-place';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useApi } from '@shop/query/use-api';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { RadioCard } from '@shop/ui-kit/radio-card';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddressBlock } from '../../parts/address-block';
import choiceStyles from '../../parts/choice-list.module.css';
import { destinationWords } from '../../parts/destination-words';
import { QueryFailure } from '../../parts/query-failure';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';

interface AddressPickerProps {
  readonly cart: CartView;
  readonly place: Exclude<DestinationPlace, null>;
  readonly isFromConfirm: boolean;
  readonly onTaken: () => void;
  readonly onCancel: () => void;
}

/** The member's addresses that are no destination yet, for a further destination or instead of one. */
export function AddressPicker({ cart, place, isFromConfirm, onTaken, onCancel }: AddressPickerProps) {
  const words = useWords(destinationsWords);
  const { numbered } = useWords(destinationWords);
  const { data, error, isPending, refetch } = useQuery(addressesQuery(useApi()));
  const run = useCartCommand();
  const { submit, isBusy, errorText } = useSubmission();
  const [picked, setPicked] = useState<number | null>(null);
  const top = useRef<HTMLFieldSetElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) top.current?.focus();
  }, [isThere]);

  if (isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  const usedIds = new Set(cart.shippings.map(({ userAddressId }) => userAddressId));
  const entries = data.entries.filter(({ id }) => !usedIds.has(id));
  const chosen = entries.find(({ id }) => id === picked) ?? entries[0];
  const key = place === 'further' ? null : place.key;
  const at = cart.shippings.findIndex((shipping) => shipping.key === key);
  return (
    <div className={styles.picker}>
      <fieldset ref={top} tabIndex={-1} className={choiceStyles.choices}>
        <legend className={choiceStyles.legend}>
          {key === null ? words.pickFurther : words.pickFor(numbered(at + 1))}
        </legend>
        {entries.map((entry) => (
          <RadioCard
            key={entry.id}
            name="further-address"
            value={String(entry.id)}
            label={entry.label || entry.name}
            description={<AddressBlock address={entry} />}
            isChecked={entry.id === chosen?.id}
            onChoose={(value) => setPicked(Number(value))}
          />
        ))}
      </fieldset>
      {chosen === undefined && <p>{words.nothingLeft}</p>}
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
      {chosen !== undefined && (
        <Button
          isWide
          isBusy={isBusy}
          onClick={() =>
            void submit(async () => {
              await run(shipToSavedAddress(chosen.id, place));
              onTaken();
            })
          }
        >
          {words.take}
        </Button>
      )}
      {data.entries.length < data.limit ? (
        <LinkButton
          to={checkoutPaths.cartShippingAdd({ destination: key ?? 'new', isFromConfirm })}
          variant="secondary"
          isWide
        >
          {words.writeNew}
        </LinkButton>
      ) : (
        <p>{words.bookIsFull}</p>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
