import { useWords } from '@shop/theming/use-words';
import { StepIndicator } from '@shop/ui-kit/step-indicator';
import { contactStepsWords } from './contact-steps-words';

/** The step of an inquiry: 0 written, 1 confirmed, 2 sent. */
export function ContactSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  const words = useWords(contactStepsWords);
  return (
    <StepIndicator
      label={words.steps}
      steps={[words.input, words.confirm, words.complete]}
      current={current}
    />
  );
}
