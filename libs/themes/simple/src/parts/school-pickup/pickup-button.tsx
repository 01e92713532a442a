import { pickUpAtSchool } from '@shop/feature-cart/commands/pick-up-at-school';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { PrimaryButton } from '../primary-button';
import { useStep } from '../use-step';
import { schoolPickupWords } from './school-pickup-words';

interface PickupButtonProps {
  readonly schoolId: number;
  /** The school is the cart's destination already: the button only goes on. */
  readonly isChosen: boolean;
}

/** One press: a member's name is known, and so is that of a guest who has chosen the school before. */
export function PickupButton({ schoolId, isChosen }: PickupButtonProps) {
  const words = useWords(schoolPickupWords);
  const run = useCartCommand();
  const { take, isBusy, errorText } = useStep(checkoutPaths.cartShippingDetail());
  const send = () => (isChosen ? Promise.resolve() : run(pickUpAtSchool(schoolId)));
  return (
    <>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
      <PrimaryButton type="button" isWide isBusy={isBusy} onClick={() => void take(send)}>
        {isChosen ? words.next : words.choose}
      </PrimaryButton>
    </>
  );
}
