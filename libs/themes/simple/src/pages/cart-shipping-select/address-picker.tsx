import { useAddressChoice } from '@shop/feature-account/address-choice/use-address-choice';
import type { CartView } from '@shop/feature-cart/cart-view';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import type { DestinationPlace } from '@shop/feature-cart/destinations/destination-place';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useEffect, useRef } from 'react';
import choiceStyles from '../../parts/form-layout.module.css';
import { destinationWords } from '../../parts/destination-words';
import { QueryFailure } from '../../parts/query-failure';
import { AddressRadios } from './address-radios';
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
  const usedIds = cart.shippings.flatMap(({ userAddressId }) => userAddressId ?? []);
  const choice = useAddressChoice(usedIds);
  const run = useCartCommand();
  const { submit, isBusy, errorText } = useSubmission();
  const top = useRef<HTMLFieldSetElement>(null);
  const { isThere } = choice;
  useEffect(() => {
    if (isThere) top.current?.focus();
  }, [isThere]);

  if (choice.isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (!isThere) return <QueryFailure error={choice.error} onRetry={choice.refetch} />;
  const chosen = choice.picked ?? choice.usual;
  const key = place === 'further' ? null : place.key;
  const at = cart.shippings.findIndex((shipping) => shipping.key === key);
  return (
    <div className={styles.picker}>
      <fieldset ref={top} tabIndex={-1} className={choiceStyles.choices}>
        <legend className={choiceStyles.legend}>
          {key === null ? words.pickFurther : words.pickFor(numbered(at + 1))}
        </legend>
        <AddressRadios choice={choice} name="further-address" chosen={chosen} />
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
      {choice.isBookFull ? (
        <p>{words.bookIsFull}</p>
      ) : (
        <LinkButton
          to={checkoutPaths.cartShippingAdd({ destination: key ?? 'new', isFromConfirm })}
          variant="secondary"
          isWide
        >
          {words.writeNew}
        </LinkButton>
      )}
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
