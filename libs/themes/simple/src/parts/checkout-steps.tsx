import { useWords } from '@shop/theming/use-words';
import { StepIndicator } from '@shop/ui-kit/step-indicator';
import { checkoutStepsWords } from './checkout-steps-words';

/** The steps of an order; their short names are the words of these keys. */
const STEPS = ['shipping', 'delivery', 'payment', 'confirm', 'complete'] as const;

/** One of the steps. */
export type CheckoutStep = (typeof STEPS)[number];

/** How far the order has come. */
export function CheckoutSteps({ step }: { readonly step: CheckoutStep }) {
  const words = useWords(checkoutStepsWords);
  const names = STEPS.map((name) => words[name]);
  return <StepIndicator label={words.steps} steps={names} current={STEPS.indexOf(step)} />;
}
