import { useAddressChoice } from '@shop/feature-account/address-choice/use-address-choice';
import type { CartView } from '@shop/feature-cart/cart-view';
import { shipToSavedAddress } from '@shop/feature-cart/commands/ship-to-saved-address';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import styles from '../../parts/form-layout.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { SeveralDestinationsLink } from '../../parts/several-destinations-link';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { useStepWay } from '../../parts/use-step-way';
import { AddressRadios, type OfferedAddress } from './address-radios';
import { cartShippingSelectWords } from './cart-shipping-select-words';

interface AddressChoiceProps {
  readonly cart: CartView;
  readonly isFromConfirm: boolean;
}

/** The address of the cart's destination: as the book has it where that shows it, else as the cart does. */
function chosenBefore(
  { shippings: [first] }: CartView,
  entries: readonly OfferedAddress[],
): OfferedAddress | undefined {
  if (first === undefined || first.userAddressId === null) return undefined;
  const { userAddressId: id, address } = first;
  return entries.find((entry) => entry.id === id) ?? { ...address, id };
}

/** The member's addresses to choose from; the one chosen before or the default is chosen already. */
export function AddressChoice({ cart, isFromConfirm }: AddressChoiceProps) {
  const words = useWords(cartShippingSelectWords);
  const choice = useAddressChoice();
  const run = useCartCommand();
  const way = useStepWay(isFromConfirm, checkoutPaths.cartShippingDetail(), paths.cart());
  const { take, isBusy, errorText } = useStep(way.next);

  if (choice.isPending) return <SkeletonPage sizes={['block', 'block']} />;
  if (!choice.isThere) return <QueryFailure error={choice.error} onRetry={choice.refetch} />;
  const chosen = choice.picked ?? chosenBefore(cart, choice.entries) ?? choice.usual;
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
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void take(() => run(shipToSavedAddress(chosen.id)));
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.shippingAddress}</legend>
        <AddressRadios choice={choice} name="address" chosen={chosen} />
        {!choice.isBookFull && addLink}
        <SeveralDestinationsLink cart={cart} isFromConfirm={isFromConfirm} />
      </fieldset>
      <StepActions {...way.actions} isAtFoot isBusy={isBusy} failure={errorText} />
    </form>
  );
}
