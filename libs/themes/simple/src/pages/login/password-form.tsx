import { useLoginForm } from '@shop/feature-account/login-form/use-login-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { PasswordField } from '@shop/ui-kit/password-field';
import { TextField } from '@shop/ui-kit/text-field';
import { LoginFailure } from './login-failure';
import styles from './login-page.module.css';
import { loginWords } from './login-words';
import { PrimaryButton } from '../../parts/primary-button';

/** The password step. The form is submitted by script only, so that no password can end up in a URL. */
export function PasswordForm() {
  const words = useWords(loginWords);
  const { field, formProps, formError, announcement, isSubmitting, stop } = useLoginForm();
  return (
    <form {...formProps} method="post" aria-label={words.loginForm} className={styles.form}>
      <LiveMessage>{announcement}</LiveMessage>
      {formError !== null && <LoginFailure message={formError} stop={stop} />}
      <TextField
        {...field('email')}
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <PrimaryButton type="submit" isWide isBusy={isSubmitting}>
        {words.login}
      </PrimaryButton>
    </form>
  );
}
