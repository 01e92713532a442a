import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { classNames } from '@shop/ui-kit/class-names';
import type { ReactNode } from 'react';
import { FootBar } from './foot-bar';
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
  /** Phones keep the button at the foot of the screen, as long as the form is in view. */
  readonly isAtFoot?: boolean;
  /** What the order costs, where the step decides on it: beside the button at the foot of the screen. */
  readonly price?: ReactNode;
}

/** On and back; what went wrong stands below the page's heading. Stands inside the step's form. */
export function StepActions({
  backTo,
  isBusy,
  isDisabled = false,
  failure,
  label,
  price,
  isAtFoot = price !== undefined,
}: StepActionsProps) {
  const words = useWords(stepActionsWords);
  const next = (
    <PrimaryButton type="submit" isWide isBusy={isBusy} disabled={isDisabled}>
      {label ?? words.next}
    </PrimaryButton>
  );
  return (
    <div className={classNames(styles.actions, isAtFoot && styles.open)}>
      {failure !== null && <Refusal reason={failure}>{failure}</Refusal>}
      {isAtFoot ? (
        <FootBar place="sticky" price={price}>
          {next}
        </FootBar>
      ) : (
        next
      )}
      <LinkButton to={backTo} variant="quiet">
        {words.back}
      </LinkButton>
    </div>
  );
}
