import { useCodeForm } from '@shop/feature-account/login-form/use-code-form';
import { useSession } from '@shop/query/use-session';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './login-page.module.css';
import { loginWords } from './login-words';
import { PrimaryButton } from '../../parts/primary-button';

/** The one-time-code step. */
export function CodeForm() {
  const words = useWords(loginWords);
  const session = useSession();
  const { field, formProps, formError, announcement, isSubmitting } = useCodeForm();
  return (
    <form {...formProps} method="post" aria-label={words.codeForm} className={styles.form}>
      <Notice kind="info">{words.codeSent}</Notice>
      <LiveMessage>{announcement}</LiveMessage>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" hint={words.codeHint} />
      <p>{words.codeMissing}</p>
      <PrimaryButton type="submit" isWide isBusy={isSubmitting}>
        {words.verify}
      </PrimaryButton>
      <Button variant="quiet" onClick={() => session.cancelVerification()}>
        {words.back}
      </Button>
    </form>
  );
}
