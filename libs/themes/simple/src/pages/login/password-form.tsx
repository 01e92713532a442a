import { useLoginForm } from '@shop/feature-account/login-form/use-login-form';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './login-page.module.css';

/** The password step. The form is sent by script only: without it nothing travels in an address. */
export function PasswordForm() {
  const { field, formProps, formError, announcement, isSubmitting } = useLoginForm();
  return (
    <form {...formProps} method="post" aria-label="ログイン" className={styles.form}>
      <LiveMessage>{announcement}</LiveMessage>
      {formError !== null && <Notice kind="error">{formError}</Notice>}
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      <Button type="submit" isWide isBusy={isSubmitting}>
        ログイン
      </Button>
    </form>
  );
}
