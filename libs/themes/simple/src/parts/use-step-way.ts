import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useWords } from '@shop/theming/use-words';
import { severalDestinationsWords } from './several-destinations-words';

/** Where a step of the order leads. */
interface StepWay {
  readonly next: string;
  /** For the buttons of the step; the label is theirs where it is left out. */
  readonly actions: { readonly backTo: string; readonly label?: string };
}

/** The way on and back of a step: both are the confirmation where the step was opened from there. */
export function useStepWay(isFromConfirm: boolean, next: string, backTo: string): StepWay {
  const { toConfirm } = useWords(severalDestinationsWords);
  const confirm = checkoutPaths.cartConfirm();
  return isFromConfirm
    ? { next: confirm, actions: { backTo: confirm, label: toConfirm } }
    : { next, actions: { backTo } };
}
