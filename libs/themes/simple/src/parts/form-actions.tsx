import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import styles from './form-actions.module.css';
import { formActionsWords } from './form-actions-words';
import { PrimaryButton } from './primary-button';

interface FormActionsProps {
  /** Where キャンセル leads. */
  readonly backTo: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
}

/** Saves a form or leaves it, with what went wrong above both. Stands inside the form. */
export function FormActions({ backTo, isBusy, failure }: FormActionsProps) {
  const words = useWords(formActionsWords);
  return (
    <>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <PrimaryButton type="submit" isBusy={isBusy}>
          {words.save}
        </PrimaryButton>
        <LinkButton to={backTo} variant="secondary">
          {words.cancel}
        </LinkButton>
      </div>
    </>
  );
}
