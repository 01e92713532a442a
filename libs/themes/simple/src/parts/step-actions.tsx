import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from './step-actions.module.css';
import { stepActionsWords } from './step-actions-words';
import { PrimaryButton } from './primary-button';
import { Refusal } from './refusal';

interface StepActionsProps {
  readonly backTo: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly failure: string | null;
  /** 次へ unless said otherwise. */
  readonly label?: string;
}

/** On and back; what went wrong stands below the page's heading. Stands inside the step's form. */
export function StepActions({ backTo, isBusy, isDisabled = false, failure, label }: StepActionsProps) {
  const words = useWords(stepActionsWords);
  return (
    <div className={styles.actions}>
      {failure !== null && <Refusal reason={failure}>{failure}</Refusal>}
      <PrimaryButton type="submit" isWide isBusy={isBusy} disabled={isDisabled}>
        {label ?? words.next}
      </PrimaryButton>
      <LinkButton to={backTo} variant="quiet">
        {words.back}
      </LinkButton>
    </div>
  );
}
