import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './form-actions.module.css';

interface FormActionsProps {
  /** Where キャンセル leads. */
  readonly backTo: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
}

/** Saves a form or leaves it, with what went wrong above both. Stands inside the form. */
export function FormActions({ backTo, isBusy, failure }: FormActionsProps) {
  return (
    <>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          保存する
        </Button>
        <LinkButton to={backTo} variant="secondary">
          キャンセル
        </LinkButton>
      </div>
    </>
  );
}
