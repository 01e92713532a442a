import { useWords } from '@shop/theming/use-words';
import { StepIndicator } from '@shop/ui-kit/step-indicator';
import { giftWords } from './gift-words';

/** The step of a gift: 0 address, 1 day and time, 2 confirmation, 3 done. account §4 */
export function GiftSteps({ current }: { readonly current: 0 | 1 | 2 | 3 }) {
  const words = useWords(giftWords);
  return (
    <StepIndicator
      label={words.steps}
      steps={[words.stepShipping, words.stepDelivery, words.stepConfirm, words.stepComplete]}
      current={current}
    />
  );
}
