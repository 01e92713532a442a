import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './step-actions.module.css';

interface StepActionsProps {
  readonly backTo: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly failure: string | null;
  /** 次へ unless said otherwise. */
  readonly label?: string;
}

/** On and back, with what went wrong above them. Stands inside the step's form. */
export function StepActions({
  backTo,
  isBusy,
  isDisabled = false,
  failure,
  label = '次へ',
}: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" isWide isBusy={isBusy} disabled={isDisabled}>
        {label}
      </Button>
      <LinkButton to={backTo} variant="quiet">
        戻る
      </LinkButton>
    </div>
  );
}
